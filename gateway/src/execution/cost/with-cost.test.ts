import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import {
  sampleDropinfo,
  sampleLeague,
  sampleMatch,
  samplePlan,
  sampleTip,
  sampleUser,
} from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const toolsKey = 'tools-key-of-a-test-with-40-characters-00';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine({ settings: { TOOLS_KEYS: toolsKey } });
  test.origin.on('GET /leagues.json', json({ leagues: [sampleLeague({ name: 'Liga' })] }));
  test.origin.on(
    'GET /auth/validate_token.json',
    json({ user: sampleUser({ active_leagues: [1] }), plans: [samplePlan()] }),
  );
});
afterEach(() => test.close());

const execute = (query: string, key: string | null = toolsKey) =>
  test.execute(query, undefined, { 'x-tools-key': key });

const leagues = '{ leagues { edges { node { name isActive } } } }';
const data = { leagues: { edges: [{ node: { name: 'Liga', isActive: true } }] } };

it('a tool gets estimated and actual cost, also of a cached answer', async () => {
  const expected = { data, extensions: { cost: { computed: 2, limit: 200, actual: 2 } } };
  expect(await execute(leagues)).toMatchObject(expected);
  expect(await execute(leagues)).toMatchObject(expected);
  expect(test.origin.seen).toHaveLength(4);
});

it('a tool gets the cost with errors, and without the calls that were not made', async () => {
  const plans = await execute('{ plans { id } viewer { user { email } dashboard { limitedPlanWarning } } }');
  expect(plans.errors).toHaveLength(1);
  expect(plans.extensions).toEqual({ cost: { computed: 4, limit: 200, actual: 3 } });
  expect((await execute('{ site { name } }')).extensions).toMatchObject({
    cost: { computed: 0, actual: 0 },
  });
});

const history = (first: number) => `history(first: ${first}) { openedAt }`;
const nodeOf = (type: 'Plan' | 'Tip', fields: string) =>
  `node(id: "${toGlobalId(type, 1)}") { ... on ${type} { ${fields} } }`;

it.each([
  ['seals', '{ a: seals(first: 5) { totalCount } b: seals(first: 5) { totalCount } }', 1],
  ['histories', `{ dropinfo(uid: "d1") { a: ${history(1)} b: ${history(2)} c: ${history(2)} } }`, 4],
  ['alert settings', '{ viewer { a: alertSettings { isOwn } b: alertSettings { isOwn } } }', 2],
  ['old tips', '{ admin { a: tip(uidOrNumber: "1") { uid } b: tip(uidOrNumber: "2") { uid } } }', 3],
  ['plans', `{ plans { name } ${nodeOf('Plan', 'name')} }`, 3],
  ['nodes of plans', `{ nodes(ids: ["${toGlobalId('Plan', 1)}", "${toGlobalId('Plan', 2)}"]) { id } }`, 2],
  ['a tip’s matches', `{ ${nodeOf('Tip', 'matches { match { season } }')} }`, 13, 4],
])('%s cost an admin no more than computed', async (_, query, computed, actual = computed) => {
  const matches = [1, 2, 3].map((id) => ({
    ...{ title: 'Odra – Granit', tip: 'Odra', exchange: 1.5, date: '2026-03-14T18:43:00.000Z' },
    ...{ match_id: id, league_id: 1 },
  }));
  for (const id of [1, 2, 3]) {
    test.origin.on(`GET /tips/${id}.json`, json({ tip: sampleTip({ id, matches }) }));
    test.origin.on(`GET /matches/${id}.json`, json({ match: sampleMatch({ id }) }));
  }
  test.origin.on('GET /seals.json', json({ seals: [], total: 0 }));
  test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo({ uid: 'd1' })] }));
  test.origin.on('GET /dropinfos/1/history.json', json({ history: { steps: [], has_more: false } }));
  test.origin.on('GET /tips.json', json({ tips: [] }));
  test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
  const settings = { is_own: true, max_per_hour: 5, digest_at: '20:00', time_zone: 'Europe/Warsaw' };
  test.origin.on('GET /alerts/settings.json', json({ settings }));
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
  const { codes, extensions } = await execute(query);
  expect(codes).toEqual([]);
  expect(extensions).toEqual({ cost: { computed, limit: 200, actual } });
});

it('other callers do not get the cost', async () => {
  for (const key of [null, '']) {
    expect(await execute(leagues, key)).toMatchObject({ data, codes: [], extensions: undefined });
  }
});

it('a tool has its own limit for estimated and actual cost', async () => {
  const none = json({ matches: [] });
  const rows = Array.from({ length: 30 }, (_, at) => sampleLeague({ id: at + 1, name: `Liga ${at}` }));
  test.origin.on('GET /leagues.json', json({ leagues: rows }));
  for (const { id } of rows) test.origin.on(`GET /leagues/${id}/future_matches.json`, none);
  const query = '{ leagues(first: 30) { edges { node { futureMatches(first: 1) { totalCount } } } } }';
  expect((await execute(query, null)).codes).toEqual(['BAD_USER_INPUT']);
  const expected = await execute(query);
  expect(expected.extensions).toEqual({ cost: { computed: 61, limit: 200, actual: 61 } });
});

it('every caller gets the cost with INCLUDE_COST, and keeps the usual limit', async () => {
  const open = await startTestEngine({ settings: { INCLUDE_COST: '1' } });
  const { extensions } = await open.executeAsGuest('{ site { name } }');
  expect(extensions).toEqual({ cost: { computed: 0, limit: 25, actual: 0 } });
  await open.close();
});
