import { allEndpoints } from '../../gateway/src/domains/index.ts';
import type { FieldUse } from '../../gateway/src/rest/field-use.ts';
import { accessRules } from '../contract/access-rules.ts';
import { type CatalogueRow, catalogueRows, optionalRows } from '../contract/catalogue-rows.ts';

const rules = new Map(accessRules().map((rule) => [rule.field, rule]));
const roleNames = { ADMIN: 'admins', TYPER: 'typers' } as const;

/** Who may use a field, in words: its permission or roles; fields of objects without a rule follow their objects. */
function whoMay(field: string): string {
  const rule = rules.get(field);
  if (rule === undefined) return field.startsWith('Query.') ? 'everyone' : 'whoever sees the object';
  if (!rule.signedIn) return 'everyone';
  if (rule.permission !== null) return rule.permission;
  return rule.roles.length === 0 ? 'signed in' : rule.roles.map((role) => roleNames[role]).join(', ');
}

/** What makes a call, and who may. */
function described(use: FieldUse): string {
  if (typeof use === 'string') return `\`${use}\`: ${whoMay(use)}`;
  if ('finds' in use) return `\`Query.node\` of \`${use.finds}\`: whoever sees the object`;
  const { field, per, pages, when } = use;
  const terms = [
    ...(per === 'object' ? ['one for each object'] : []),
    ...(typeof pages === 'number' ? [`one for ${pages} items`] : []),
    ...Object.entries(when ?? {}).map(([name, wanted]) =>
      wanted === 'given' ? `with \`${name}\`` : `\`${name}\` ${wanted.join(' or ')}`,
    ),
  ];
  return `\`${field}\`${terms.length > 0 ? ` (${terms.join(', ')})` : ''}: ${whoMay(field)}`;
}

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/** Calls as a table: the request, its cost, the fields that make it and who may use them. */
const tableOf = (calls: readonly CatalogueRow[]): string[] => [
  '| call | request | cost | fields and who may use them |',
  '|---|---|---|---|',
  ...calls.map(({ id, method, path }) => {
    const endpoint = allEndpoints.find((one) => one.id === id);
    if (endpoint === undefined) throw new Error(`The gateway has no call ${id}.`);
    const fields = unique(endpoint.fields.map(described)).join('<br>');
    return `| \`${id}\` | ${method} \`${path}\` | ${endpoint.cost} | ${fields} |`;
  }),
];

/** The page with every call of the catalogue, and those beyond it. */
export function callsPage(): string {
  return [
    '# Calls of the upstream',
    '',
    'Written by `npm run codegen` from the catalogue, the endpoints and `schema.graphql`; not edited by hand.',
    '',
    `All ${catalogueRows.length} calls with what each takes from an operation's budget, and the fields of the graph that make it with who may`,
    'use them: everyone, whoever is signed in, those with a permission (in capitals), or a role. What is in brackets says when a field',
    'makes the call, and when more than one. How a cost is told from them: [using the graph](using-the-graph.md#limits-and-costs).',
    '',
    ...tableOf(catalogueRows),
    '',
    'Beyond them, optional: an upstream without such a call answers 404, and the field says `UNSUPPORTED` or is null.',
    '',
    ...tableOf(optionalRows),
    '',
  ].join('\n');
}
