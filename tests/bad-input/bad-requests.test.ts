import { expect } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { test } from '../harness/shared-stack.ts';

let client: GraphClient;

test.beforeAll(async ({ stack }) => {
  client = await stack.signedIn('admin');
});
test.afterEach(async () => {
  expect((await client.run('{ tips { totalCount } }')).errors, 'the gateway still works').toEqual([]);
});

test('a line without a half is refused', async () => {
  const reply = await client.run(
    '{ futureMatches(first: 1) { edges { node { homeWindow { rates(lines: [{ stat: GOALS, comparison: OVER, line: 2 }]) { hits } } } } } }',
  );
  expect(reply.codes).toEqual(['BAD_USER_INPUT']);
});

test('unknown ids return null, malformed ids BAD_USER_INPUT', async () => {
  const reply = await client.run(
    '{ tip(uid: "nosuch") { id } node(id: "bm9zdWNoOjE") { id } nodes(ids: ["", "x"]) { id } }',
  );
  const extensions = { code: 'BAD_USER_INPUT' };
  expect(reply).toMatchObject({
    data: { tip: null, node: null, nodes: [null, null] },
    errors: [['node'], ['nodes', 0], ['nodes', 1]].map((path) => ({ path, extensions })),
  });
});

test('unknown leagues, seasons and matches return null', async () => {
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
