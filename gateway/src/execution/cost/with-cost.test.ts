import { afterEach, beforeEach, expect, it } from 'vitest';
import { credentialHeaders } from '../../kit/credentials.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleCredentials, sampleLeague, samplePlan, sampleUser } from '../../testing/samples.ts';
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

async function ask(query: string, key: string | null = toolsKey) {
  const response = await test.send({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...credentialHeaders(sampleCredentials),
      ...(key === null ? {} : { 'x-tools-key': key }),
    },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { errors?: readonly unknown[]; extensions?: { cost: unknown } };
}

const leagues = '{ leagues { edges { node { name isActive } } } }';
const data = { leagues: { edges: [{ node: { name: 'Liga', isActive: true } }] } };

it('tells a tool what an operation was told to cost and what it did, also when the answer is remembered', async () => {
  const told = { data, extensions: { cost: { computed: 2, limit: 200, actual: 2 } } };
  expect(await ask(leagues)).toEqual(told);
  expect(await ask(leagues)).toEqual(told);
  expect(test.origin.seen).toHaveLength(4);
});

it('tells it beside errors, and what was not asked for after all', async () => {
  const plans = await ask('{ plans { id } viewer { user { email } dashboard { limitedPlanWarning } } }');
  expect(plans.errors).toHaveLength(1);
  expect(plans.extensions).toEqual({ cost: { computed: 4, limit: 200, actual: 3 } });
  expect((await ask('{ site { name } }')).extensions?.cost).toMatchObject({ computed: 0, actual: 0 });
});

it('tells it nobody else', async () => {
  expect(await ask(leagues)).toHaveProperty('extensions');
  for (const key of [null, '']) expect(await ask(leagues, key)).toEqual({ data });
});

it('a tool has a budget of its own, for what is computed and for the calls that are made', async () => {
  const none = json({ matches: [] });
  const rows = Array.from({ length: 30 }, (_, at) => sampleLeague({ id: at + 1, name: `Liga ${at}` }));
  test.origin.on('GET /leagues.json', json({ leagues: rows }));
  for (const { id } of rows) test.origin.on(`GET /leagues/${id}/future_matches.json`, none);
  const query = '{ leagues(first: 30) { edges { node { futureMatches(first: 1) { totalCount } } } } }';
  expect((await ask(query, null)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  const told = await ask(query);
  expect(told.extensions).toEqual({ cost: { computed: 61, limit: 200, actual: 61 } });
});

it('where all are told, everybody is, and keeps the limit of everybody', async () => {
  const open = await startTestEngine({ settings: { TELL_COST: '1' } });
  const response = await open.send({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ site { name } }' }),
  });
  expect(await response.json()).toMatchObject({
    extensions: { cost: { computed: 0, limit: 25, actual: 0 } },
  });
  await open.close();
});
