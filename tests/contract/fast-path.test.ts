import {
  type GraphQLInputType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { type Gateway, startGateway } from '../../gateway/src/start-gateway.ts';
import { documentsOf, releases } from '../harness/released-documents.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { schema } from './access-rules.ts';

type Values = Record<string, unknown>;

const callers = ['guest', 'premium', 'admin'] as const;
type CallerName = (typeof callers)[number];

let stack: Stack;
/** The same gateway without the fast path, compiled queries and response cache. */
let plain: Gateway;
let headersOf: Record<CallerName, Record<string, string>>;
/** Values from the demo data by variable name. */
let known: Values;

beforeAll(async () => {
  stack = await startStack({ rotateTokens: false });
  plain = await startGateway(readConfig({ ...stack.gatewaySettings, PORT: '0' }), { useFastPaths: false });
  const [premium, admin] = [await stack.signedIn('premium'), await stack.signedIn('admin')];
  headersOf = { guest: {}, premium: { ...premium.credentials }, admin: { ...admin.credentials } };
  const found = await admin.data<{
    tips: { edges: { node: { uid: string } }[] };
    leagues: { edges: { node: { leagueId: number } }[] };
    futureMatches: { edges: { node: { matchId: number } }[] };
  }>(
    '{ tips(first: 1) { edges { node { uid } } } leagues(first: 1) { edges { node { leagueId } } } futureMatches(first: 1) { edges { node { matchId } } } }',
  );
  known = {
    uid: found.tips.edges[0]?.node.uid,
    leagueId: found.leagues.edges[0]?.node.leagueId,
    matchId: found.futureMatches.edges[0]?.node.matchId,
    lines: [
      { stat: 'GOALS', comparison: 'OVER', line: 2.5 },
      { stat: 'BTTS', comparison: 'YES' },
    ],
    after: null,
    season: null,
    filter: null,
  };
});

afterAll(async () => {
  await plain.close();
  await stack.close();
});

/** A minimal valid value of an input type. */
function smallestOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallestOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, smallestOf(field.type)]));
  }
  const ofScalar: Values = { Int: 5, Float: 2.5, Boolean: true, DateTime: '2026-03-14T12:00:00Z' };
  return ofScalar[type.name] ?? 'x';
}

function goodValues({ variableDefinitions = [] }: OperationDefinitionNode): Values {
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name }, type: node }) => {
      const type = typeFromAST(schema, node) as GraphQLInputType;
      return [name.value, name.value in known ? known[name.value] : smallestOf(type)];
    }),
  );
}

async function run(url: string, caller: CallerName, documentId: string, variables: Values) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-request-id': 'the-same',
      ...headersOf[caller],
    },
    body: JSON.stringify({ documentId, variables }),
  });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'content-length', 'transfer-encoding', 'expiry']) delete headers[name];
  // The upstream encodes the XSRF token differently each time.
  const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '='));
  headers['set-cookie'] = cookies.join(', ');
  // Each gateway has its own live log.
  const text = (await response.text()).replace(/"liveCursor":"[^"]*"/, '"liveCursor":""');
  return { status: response.status, headers, body: JSON.parse(text) as Values };
}

/** Compares the first and second response of the fast gateway with the plain one's. */
async function compare(caller: CallerName, id: string, variables: Values): Promise<Values> {
  const first = await run(stack.url, caller, id, variables);
  const second = await run(stack.url, caller, id, variables);
  const expected = await run(plain.url, caller, id, variables);
  expect(first).toEqual(expected);
  expect(second).toEqual(expected);
  return expected.body;
}

const documents = releases.flatMap((release) =>
  Object.entries(documentsOf(release)).map(([id, text]) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error(`No operation in ${id}.`);
    return { id, operation, name: operation.name?.value ?? id, type: operation.operation };
  }),
);

describe('every released query', () => {
  const queries = documents.filter(({ type }) => type === 'query');

  /** The queries for which an admin has got data. */
  const withData = new Set<string>();

  it.each(queries.map((query, at) => ({ ...query, caller: callers[at % callers.length] ?? 'guest' })))(
    '$name of the $caller and of an admin gets the same response from the fast path and from Yoga',
    async ({ id, operation, caller }) => {
      await compare(caller, id, goodValues(operation));
      const flags = (operation.variableDefinitions ?? []).filter(({ type }) => /Boolean/.test(print(type)));
      const off = Object.fromEntries(flags.map(({ variable }) => [variable.name.value, false]));
      const body = await compare('admin', id, { ...goodValues(operation), ...off });
      if (body.errors === undefined && body.data !== null) withData.add(id);
    },
  );

  it('has data for an admin in most cases', () => {
    expect(withData.size).toBeGreaterThan(queries.length * 0.6);
  });
});

describe('a released document', () => {
  it.each(
    documents
      .filter(({ operation }) => (operation.variableDefinitions ?? []).length > 0)
      .filter((_, at) => at % 5 === 0),
  )('$name refuses bad variables alike', async ({ id, operation, type }) => {
    const [first] = operation.variableDefinitions ?? [];
    const name = first?.variable.name.value ?? '';
    const bad = { ...goodValues(operation), [name]: { bad: true } };
    const body = await compare('premium', id, bad);
    if (type !== 'subscription') expect(body.errors).toBeDefined();
  });

  it.each(documents.filter(({ type }) => type !== 'query'))(
    '$name of a guest gets the same response',
    async ({ id, operation }) => {
      await compare('guest', id, goodValues(operation));
    },
  );
});
