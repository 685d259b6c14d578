import { expect } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { test } from '../harness/shared-stack.ts';

let client: GraphClient;

test.beforeAll(async ({ stack }) => {
  client = await stack.signedIn('admin');
});
test.afterEach(async () => {
  expect((await client.run('{ tips { totalCount } }')).errors, 'the gateway serves as before').toEqual([]);
});

test.each([
  ['a list that is too long', '{ tips(first: 301) { totalCount } }', {}, 'BAD_USER_INPUT'],
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
    '{ autofilterMatches(autofilterId: "x") { totalCount } }',
    {},
    'BAD_USER_INPUT',
  ],
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
    'mutation { settleTip(input: { tipId: "nosuch", result: FAIL }) { tip { id } errors { field code } } }',
  );
  const { settleTip } = (reply.data ?? {}) as { settleTip?: { tip: unknown; errors: unknown[] } };
  const codes = reply.errors.map((error) => error.extensions?.code);
  expect(settleTip?.errors.length ?? codes.length).toBeGreaterThan(0);
  expect(settleTip?.tip ?? null).toBeNull();
  for (const code of codes) expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(code);
});
