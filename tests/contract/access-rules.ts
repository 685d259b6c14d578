import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DirectiveNode,
  type GraphQLSchema,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import type { PermissionName, Persona } from '../harness/personas.ts';

/** Who may use a field, as its `@access` says. */
export interface AccessRule {
  /** `Type.field`. */
  field: string;
  signedIn: boolean;
  permission: PermissionName | null;
  roles: readonly ('TYPER' | 'ADMIN')[];
}

/** The schema as it is written. */
export const schema: GraphQLSchema = buildSchema(
  readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);

/** Every field of the schema that carries `@access`, with its rule. */
export function accessRules(): AccessRule[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        (field.astNode?.directives ?? [])
          .filter((directive) => directive.name.value === 'access')
          .map((directive) => ruleOf(`${type.name}.${field.name}`, directive)),
      ),
    );
}

function ruleOf(field: string, directive: DirectiveNode): AccessRule {
  const values = Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
  return { field, signedIn: true, permission: null, roles: [], ...values };
}

/** The code with which a rule refuses somebody; null when it lets them through. Null stands for a guest. */
export function refusal(rule: AccessRule, persona: Persona | null): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (!rule.signedIn) return null;
  if (persona === null) return 'UNAUTHENTICATED';
  if (rule.permission !== null && !persona.permissions.includes(rule.permission)) return 'FORBIDDEN';
  if (rule.roles.length > 0 && !rule.roles.some((role) => persona.roles.includes(role))) return 'FORBIDDEN';
  return null;
}
