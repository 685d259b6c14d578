import { afterEach, beforeEach, expect, it } from 'vitest';
import { json } from '../../testing/fake-origin.ts';
import { sampleLeague, samplePlan, sampleUser } from '../../testing/samples.ts';
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

it('every caller gets the cost with TELL_COST, and keeps the usual limit', async () => {
  const open = await startTestEngine({ settings: { TELL_COST: '1' } });
  const { extensions } = await open.executeAsGuest('{ site { name } }');
  expect(extensions).toEqual({ cost: { computed: 0, limit: 25, actual: 0 } });
  await open.close();
});
