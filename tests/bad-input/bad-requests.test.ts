import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

let stack: Stack;
let client: GraphClient;

beforeAll(async () => {
  stack = await startStack();
  client = await stack.signedIn('admin');
});
afterEach(async () => {
  expect((await client.run('{ tips { totalCount } }')).errors, 'the gateway serves as before').toEqual([]);
});
afterAll(() => stack.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test.each([
  [
    'a variable of the wrong type',
    'query ($first: Int!) { tips(first: $first) { totalCount } }',
    { first: 'many' },
    'BAD_USER_INPUT',
  ],
  ['a list that is too long', '{ tips(first: 301) { totalCount } }', {}, 'BAD_USER_INPUT'],
  ['a cursor that nobody has given out', '{ tips(after: "forged") { totalCount } }', {}, 'BAD_USER_INPUT'],
  [
    'a search with a NUL',
    'query ($search: String!) { futureMatches(search: $search) { totalCount } }',
    { search: 'a\u0000' },
    'BAD_USER_INPUT',
  ],
  [
    'a line that is no half number',
    '{ futureMatches(first: 1) { edges { node { homeWindow { rates(lines: [{ stat: GOAL, comparison: OVER, line: 2 }]) { hits } } } } } }',
    {},
    'BAD_USER_INPUT',
  ],
  [
    'a page of picked matches that is too long',
    '{ autofilterMatches(first: 51) { totalCount } }',
    {},
    'BAD_USER_INPUT',
  ],
  [
    'an autofilter by the id of another thing',
    '{ autofilterMatches(autofilter: "x") { totalCount } }',
    {},
    'BAD_USER_INPUT',
  ],
  ['an unknown field', '{ tips { nosuch } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
  ['no GraphQL at all', '{ tips {', {}, 'GRAPHQL_PARSE_FAILED'],
])('%s', async (_, query, variables, code) => {
  const reply = await client.run(query, variables);
  expect(reply.errors.map((error) => error.extensions?.code)).toEqual([code]);
});

test('unknown ids are nothing', async () => {
  const reply = await client.run(
    '{ tip(uid: "nosuch") { id } node(id: "bm9zdWNoOjE") { id } nodes(ids: ["", "x"]) { id } }',
  );
  expect(reply).toMatchObject({ data: { tip: null, node: null, nodes: [null, null] }, errors: [] });
});

test('unknown leagues, seasons and matches are nothing', async () => {
  const [league, match, autofilter] = ['League', 'Match', 'Autofilter'].map((type) =>
    btoa(`${type}:2000000000`).replace(/=+$/, ''),
  );
  const { leagues } = await client.data<{ leagues: { edges: { node: { leagueId: number } }[] } }>(
    '{ leagues(first: 1) { edges { node { leagueId } } } }',
  );
  const reply = await client.run(
    `query ($id: Int!, $ids: [ID!]!) {
      none: league(leagueId: 2000000000) { id } negative: league(leagueId: -1) { id }
      match(matchId: 2000000000) { id } zero: match(matchId: 0) { id }
      league(leagueId: $id) {
        standings(season: "'; drop table matches --") { points } futureMatches(season: "1899") { totalCount }
      }
      futureMatches(search: "%_'") { totalCount }
      nodes(ids: $ids) { id }
    }`,
    { id: leagues.edges[0]?.node.leagueId, ids: [league, match, autofilter] },
  );
  expect(reply).toMatchObject({
    data: {
      none: null,
      negative: null,
      match: null,
      zero: null,
      league: { standings: null, futureMatches: null },
      futureMatches: { totalCount: 0 },
      nodes: [null, null, null],
    },
    errors: [],
  });
});

test('a mutation about an unknown id changes nothing and says so', async () => {
  const reply = await client.run(
    'mutation { setTipFail(input: { id: "nosuch" }) { tip { id } errors { field code } } }',
  );
  const { setTipFail } = (reply.data ?? {}) as { setTipFail?: { tip: unknown; errors: unknown[] } };
  const codes = reply.errors.map((error) => error.extensions?.code);
  expect(setTipFail?.errors.length ?? codes.length).toBeGreaterThan(0);
  expect(setTipFail?.tip ?? null).toBeNull();
  for (const code of codes) expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(code);
});

test('a deep document is refused before it runs', async () => {
  const deep = `{ viewer ${'{ dashboard { defaultTips '.repeat(40)} { id } ${'} }'.repeat(40)} }`;
  stack.tap.calls.length = 0;
  const reply = await client.run(deep);
  expect(reply.errors.length).toBeGreaterThan(0);
  expect(reply.data).toBeNull();
  expect(stack.tap.calls.filter((call) => call.path.startsWith('/users'))).toEqual([]);
});

test('an oversized body is refused', async () => {
  const response = await post(JSON.stringify({ query: `{ plans { id } } # ${'x'.repeat(5_000_000)}` }));
  expect(response.status).toBe(413);
  await response.text();
});

test.each([
  ['no JSON', 'not json'],
  ['a number', '7'],
  ['an empty list', '[]'],
])('a body that is %s is refused', async (_, body) => {
  const response = await post(body);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  await response.text();
});

test('a plain form from another site cannot change anything', async () => {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://elsewhere.example' },
    body: new URLSearchParams({ query: 'mutation { signOut { errors { code } } }' }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  await response.text();
});

test.each([
  ['says nothing', null, 4408],
  ['says what is no frame', 'hello', 4400],
])('a socket that %s is closed with its code', async (_, frame, code) => {
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  if (frame !== null) socket.once('open', () => socket.send(frame));
  expect(await closed).toBe(code);
});
