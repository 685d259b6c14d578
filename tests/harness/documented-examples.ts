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

/** An operation of docs/graph-examples.md that can be run. */
export interface DocumentedExample {
  /** The heading that it stands under. */
  title: string;
  name: string;
  /** The demo account that may run it; null for a guest. */
  account: 'vip' | 'admin' | null;
  document: string;
  variables: Record<string, unknown>;
}

const page = new URL('../../docs/graph-examples.md', import.meta.url);
const { schema, accessOf } = readGraphReference();

/** Who may use all fields of a document: somebody signed in where one has a rule, an admin where one has roles. */
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

const isNeeded = ({
  type,
  defaultValue,
}: NonNullable<OperationDefinitionNode['variableDefinitions']>[number]) =>
  type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined;

/** The operations of a block whose variables are all given. */
function examplesIn(title: string, block: string, given: Record<string, unknown>): DocumentedExample[] {
  return Object.entries(separateOperations(parse(block))).flatMap(([name, node]) => {
    const document = node.definitions.map(({ loc }) => block.slice(loc?.start, loc?.end)).join('\n\n');
    const [operation] = node.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const declared = operation?.variableDefinitions ?? [];
    const names = declared.map(({ variable }) => variable.name.value);
    if (declared.some((one) => isNeeded(one) && !(one.variable.name.value in given))) return [];
    const variables = Object.fromEntries(names.filter((one) => one in given).map((one) => [one, given[one]]));
    return [{ title, name, account: accountFor(document), document, variables }];
  });
}

/** Reads the examples in their order; the variables of a block are those of the JSON that follows it. */
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
