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

/** What only those who run the service read, and everything that changes something or goes on: its fields need rules. */
const guardedTypes = ['Admin', 'Mutation', 'Subscription'];

/** Fields of a schema that must say by `@access` who may use them, and do not. */
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

/** Fields of `Admin` that their rules leave open to others than admins and typers. */
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

/** The code with which a rule refuses somebody; null when it lets them through. Null stands for a guest. */
export function refusal(rule: AccessRule, persona: Persona | null): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (!rule.signedIn) return null;
  if (persona === null) return 'UNAUTHENTICATED';
  if (rule.permission !== null && !persona.permissions.includes(rule.permission)) return 'FORBIDDEN';
  if (rule.roles.length > 0 && !rule.roles.some((role) => persona.roles.includes(role))) return 'FORBIDDEN';
  return null;
}
