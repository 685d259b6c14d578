import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DirectiveNode,
  type GraphQLSchema,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import type { PermissionName, Persona } from '../harness/personas.ts';

/** The `@access` rule of a field. */
export interface AccessRule {
  /** `Type.field`. */
  field: string;
  signedIn: boolean;
  permission: PermissionName | null;
  roles: readonly ('TYPER' | 'ADMIN')[];
}

export const schema: GraphQLSchema = buildSchema(
  readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);

/** The rules of all fields with `@access`. */
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

/** Types whose fields all need a rule. */
const guardedTypes = ['Admin', 'Mutation', 'Subscription'];

/** Fields that need `@access` but lack it. */
export function fieldsWithoutRule(of: GraphQLSchema): string[] {
  return guardedTypes
    .map((name) => of.getType(name))
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === 'access'))
        .map((field) => `${type.name}.${field.name}`),
    );
}

/** Fields of `Admin` that callers without an admin or typer role may use. */
export function fieldsOpenToOthers(rules: readonly AccessRule[]): string[] {
  return rules
    .filter((rule) => rule.field.startsWith('Admin.') && rule.roles.length === 0)
    .map(({ field }) => field);
}

function ruleOf(field: string, directive: DirectiveNode): AccessRule {
  const values = Object.fromEntries(
    (directive.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
  return { field, signedIn: true, permission: null, roles: [], ...values };
}

/** The error code for a persona (null for a guest); null when the rule grants access. */
export function refusalCode(
  rule: AccessRule,
  persona: Persona | null,
): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (!rule.signedIn) return null;
  if (persona === null) return 'UNAUTHENTICATED';
  if (rule.permission !== null && !persona.permissions.includes(rule.permission)) return 'FORBIDDEN';
  if (rule.roles.length > 0 && !rule.roles.some((role) => persona.roles.includes(role))) return 'FORBIDDEN';
  return null;
}
