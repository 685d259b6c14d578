import { readFileSync } from 'node:fs';
import {
  Kind,
  type OperationDefinitionNode,
  parse,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { readGraphReference } from '../../gateway/src/execution/reference.ts';

/** A runnable operation of docs/graph-examples.md. */
export interface DocumentedExample {
  /** The heading above it. */
  title: string;
  name: string;
  /** The demo account that may run it; null for a guest. */
  account: 'vip' | 'admin' | null;
  document: string;
  variables: Record<string, unknown>;
}

const page = new URL('../../docs/graph-examples.md', import.meta.url);
const { schema, accessOf } = readGraphReference();

/** The account that may read all fields of a document: an admin when a field needs a role, VIP when one needs a session. */
function accountFor(document: string): DocumentedExample['account'] {
  let account: DocumentedExample['account'] = null;
  const info = new TypeInfo(schema);
  visit(
    parse(document),
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        const access = field ? accessOf(field) : null;
        if (access?.signedIn || field?.name === 'viewer') account = account === 'admin' ? account : 'vip';
        if (access?.roles.length) account = 'admin';
      },
    }),
  );
  return account;
}

const isRequired = ({
  type,
  defaultValue,
}: NonNullable<OperationDefinitionNode['variableDefinitions']>[number]) =>
  type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;

/** The operations of a block whose required variables are all given. */
function examplesIn(title: string, block: string, given: Record<string, unknown>): DocumentedExample[] {
  return Object.entries(separateOperations(parse(block))).flatMap(([name, node]) => {
    const document = node.definitions.map(({ loc }) => block.slice(loc?.start, loc?.end)).join('\n\n');
    const operation = node.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const declared = (operation as OperationDefinitionNode | undefined)?.variableDefinitions ?? [];
    const names = declared.map(({ variable }) => variable.name.value);
    if (declared.some((one) => isRequired(one) && !(one.variable.name.value in given))) return [];
    const used = Object.entries(given).filter(([key]) => names.includes(key));
    return [{ title, name, account: accountFor(document), document, variables: Object.fromEntries(used) }];
  });
}

/** The examples in page order. The JSON block after a GraphQL block holds its variables. */
export function documentedExamples(): DocumentedExample[] {
  const blocks = /^## ([^\n]+)$|^```graphql\n(.*?)^```\n(?:\s*^```json\n(.*?)^```$)?/gms;
  let title = '';
  return [...readFileSync(page, 'utf8').matchAll(blocks)].flatMap(([, heading, block, json]) => {
    title = heading ?? title;
    return block === undefined
      ? []
      : examplesIn(title, block, JSON.parse(json ?? '{}') as Record<string, unknown>);
  });
}
