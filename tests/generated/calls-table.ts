import { getNamedType, isObjectType } from 'graphql';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { withTerms } from '../../gateway/src/execution/cost/field-uses.ts';
import { type FieldAccess, readGraphReference, termsOf } from '../../gateway/src/execution/reference.ts';
import type { FieldName, FieldUse } from '../../gateway/src/kit/field-use.ts';
import { type CatalogueRow, catalogueRows, optionalRows } from '../contract/catalogue-rows.ts';

const { schema, accessOf } = readGraphReference();

const roleNames: Readonly<Record<string, string>> = { ADMIN: 'admins', TYPER: 'typers' };

/** Text for the access of a field; fields of objects without a rule follow their objects. */
function whoMay(field: FieldName, access: FieldAccess | null): string {
  if (access === null) return field.startsWith('Query.') ? 'everyone' : 'everyone who can read the object';
  if (!access.signedIn) return 'everyone';
  if (access.permission !== null) return access.permission;
  return access.roles.length === 0
    ? 'signed in'
    : access.roles.map((role) => roleNames[role] ?? role).join(', ');
}

/** Describes who may use a field of the schema. */
function describeUsers(field: FieldName): string {
  const [typeName = '', name = ''] = field.split('.');
  const type = getNamedType(schema.getType(typeName));
  const definition = isObjectType(type) ? type.getFields()[name] : undefined;
  if (definition === undefined) throw new Error(`The schema has no ${field}.`);
  return whoMay(field, accessOf(definition));
}

/** Describes the field that makes a call and who may use it. */
function describeUse(use: FieldUse): string {
  if (typeof use === 'object' && 'finds' in use)
    return `\`Query.node\` of \`${use.finds}\`: everyone who can read the object`;
  const { field, ...call } = withTerms(use);
  const terms = termsOf(call);
  return `\`${field}\`${terms.length > 0 ? ` (${terms.join(', ')})` : ''}: ${describeUsers(field)}`;
}

/** A table of calls: the request, its cost, the fields that make it and who may use them. */
const tableOf = (calls: readonly CatalogueRow[]): string[] => [
  '| call | request | cost | fields and who may use them |',
  '|---|---|---|---|',
  ...calls.map(({ id, method, path }) => {
    const endpoint = allEndpoints.find((candidate) => candidate.id === id);
    if (endpoint === undefined) throw new Error(`The gateway has no call ${id}.`);
    const fields = [...new Set(endpoint.fields.map(describeUse))].join('<br>');
    return `| \`${id}\` | ${method} \`${path}\` | ${endpoint.cost} | ${fields} |`;
  }),
];

/** The page of all calls, optional ones included. */
export function callsPage(): string {
  return [
    '# Calls of the upstream',
    '',
    'Written by `npm run generate` from the catalogue, the endpoints and `schema.graphql`; not edited by hand.',
    '',
    `All ${catalogueRows.length} calls with what each takes from an operation's budget, and the fields of the graph that make it with who may`,
    'use them: everyone, signed-in users, those with a permission (in capitals), or a role. What is in brackets says when a field',
    'makes the call, and when more than one. How a cost is computed: [using the graph](using-the-graph.md#limits-and-costs).',
    '',
    ...tableOf(catalogueRows),
    '',
    'Beyond them, optional: an upstream without such a call answers 404, and the field says `UNSUPPORTED` or is null.',
    '',
    ...tableOf(optionalRows),
    '',
  ].join('\n');
}
