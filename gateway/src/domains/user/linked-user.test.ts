import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { samplePlan, sampleTip, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser({ is_admin: true }), plans: [] }));
  test.origin.on('GET /users/9.json', json({ user: { ...ada, discord: 'ada' } }));
});
afterEach(() => test.close());

const at = '2026-03-01T10:00:00Z';
const ada = { id: 9, email: 'ada@tipgraph.example', first_name: 'Ada', role: 'typer', joined_at: at };
const id = toGlobalId('User', 9);
const countRequests = (path: string) => test.origin.seen.filter((one) => one.path.startsWith(path)).length;

const figures = {
  tips: 3,
  won: 2,
  lost: 1,
  cancelled: 0,
  pending: 0,
  stake: 3,
  units: 1,
  commission_pln: 20,
};
const months = [
  { id: 9, name: 'Ada', month: '2026-03', ...figures },
  { id: 9, name: 'Ada', month: '2026-02', ...figures },
];
const author = { id: 9, email: ada.email };
const logs = [1, 2].map((entry) => ({ id: entry, action: 'user.data', created_at: at, author }));
const subscription = { sub: 'PRO', starts_at: at, expires_at: at, goq: false, discord: true };

const linkFields = {
  commissions: '{ admin { commissions(first: 9) { edges { node { user { % } } } } } }',
  'a typer’s commission': '{ admin { typerCommission(typerId: 9) { user { % } months { user { % } } } } }',
  tips: '{ admin { tips(first: 9) { edges { node { author { % } } } } } }',
  logs: '{ admin { user(userId: 1) { logs { edges { node { author { % } } } } } } }',
  'the Discord list': '{ admin { discordUsers(first: 9) { edges { node { user { % } } } } } }',
};
const availableFields = {
  commissions: 'id userId',
  'a typer’s commission': 'id userId',
  tips: 'id userId',
  logs: 'id userId email',
  'the Discord list': 'id userId email firstName lastName',
};

beforeEach(() => {
  test.origin.on('GET /typer_commissions.json', json({ commissions: months }));
  const commission = { id: 9, name: 'Ada', months, month: '2026-03', tips: [] };
  test.origin.on('GET /typer_commissions/9.json', json({ commission }));
  const tips = [1, 2].map((tip) => sampleTip({ id: tip, author: { id: 9, name: 'Ada' } }));
  test.origin.on('GET /tips.json', json({ tips }));
  test.origin.on('GET /users/1.json', json({ user: { ...ada, id: 1 } }));
  test.origin.on('GET /users/1/user_logs.json', json({ logs }));
  const entry = { ...ada, sub: 'PRO', expires_at: at };
  test.origin.on('GET /subscriptions/discord_list.json', json({ users: [entry, entry] }));
});

const namesOf = (data: unknown, name: string) =>
  [...JSON.stringify(data).matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(([, value]) => value);

it.each(Object.keys(linkFields))('in %s is read once for all, and not for its link fields', async (name) => {
  const key = name as keyof typeof linkFields;
  const execute = (fields: string) => test.execute(linkFields[key].replaceAll('%', fields));
  const free = await execute(availableFields[key]);
  expect(free.codes).toEqual([]);
  expect(new Set(namesOf(free.data, 'id'))).toEqual(new Set([id]));
  expect(countRequests('/users/9')).toBe(0);
  const { data, codes } = await execute('id email role discordName joinedAt');
  expect(codes).toEqual([]);
  expect(new Set(namesOf(data, 'discordName'))).toEqual(new Set(['ada']));
  expect(countRequests('/users/9')).toBe(1);
});

it('resolves plans of subscriptions with one call; null when not on sale', async () => {
  test.origin.on('GET /plans.json', json({ plans: [samplePlan({ id: 4, name: 'pro' })] }));
  const subscriptions = [
    { id: 3, ...subscription },
    { id: 4, ...subscription, sub: 'OLD' },
  ];
  test.origin.on('GET /users/1.json', json({ user: { ...ada, id: 1, subscriptions } }));
  const { data } = await test.execute(`{ admin {
    user(userId: 1) { subscriptions { planName plan { id name } } } discordUsers { edges { node { plan { id } } } }
  } }`);
  const plan = toGlobalId('Plan', 4);
  expect(data).toEqual({
    admin: {
      user: {
        subscriptions: [
          { planName: 'pro', plan: { id: plan, name: 'pro' } },
          { planName: 'old', plan: null },
        ],
      },
      discordUsers: { edges: [{ node: { plan: { id: plan } } }, { node: { plan: { id: plan } } }] },
    },
  });
  expect(countRequests('/plans.json')).toBe(1);
});

it.each([
  ['commissions', 'month', '"2026-03"', '"2026-02"', '/typer_commissions'],
  ['discordUsers', 'planName', '"pro"', '"vip"', '/subscriptions/discord_list'],
  ['files', 'name', '"a.csv"', '"b.csv"', '/files'],
])('%s continues after a cursor', async (list, field, first, second, call) => {
  const people = ['PRO', 'VIP'].map((sub, index) => ({ ...ada, id: index + 1, sub, expires_at: at }));
  test.origin.on('GET /subscriptions/discord_list.json', json({ users: people }));
  const files = ['a.csv', 'b.csv'].map((name) => ({ name, size: 1, created_at: at, url: '/x' }));
  test.origin.on('GET /files.json', json({ files }));
  const execute = async (page: string) => {
    const { data, codes } = await test.execute(
      `{ admin { ${list}(${page}) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${field} } } } } }`,
    );
    return { text: JSON.stringify(data), codes };
  };
  const { text } = await execute('first: 1');
  const [, cursor] = /"endCursor":"([^"]+)"/.exec(text) ?? [];
  expect([text.includes(first), text.includes(second), text.includes('"totalCount":2')]).toEqual([
    true,
    false,
    true,
  ]);
  const next = await execute(`first: 1, after: "${cursor}"`);
  expect([next.text.includes(first), next.text.includes(second)]).toEqual([false, true]);
  expect(next.text).toContain('"hasNextPage":false');
  const before = countRequests(call);
  expect((await execute('first: 5001')).codes).toEqual(['BAD_USER_INPUT']);
  expect(countRequests(call)).toBe(before);
});
