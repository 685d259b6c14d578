import { afterEach, beforeEach, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleTip, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser({ is_admin: true }), plans: [] }));
});
afterEach(() => test.close());

const requestedPaths = () =>
  test.origin.seen.map(({ path }) => path).filter((path) => !path.startsWith('/auth'));
const call = 'GET /admin_figures.json';
const query = `{ admin { counts { pendingPayments heldPayments matchesWithoutStats tipsToSettle runningImports
  users { all subscribed ending typers admins locked } } } }`;

it('returns the upstream’s counts, and null for missing ones', async () => {
  const users = { all: 9, subscribed: 5, ending: 2, typers: 1, admins: 1, locked: 0 };
  test.origin.on(call, json({ figures: { pending_payments: 3, users } }));
  expect((await test.execute(query)).data).toEqual({
    admin: {
      counts: {
        pendingPayments: 3,
        heldPayments: null,
        matchesWithoutStats: null,
        tipsToSettle: null,
        runningImports: null,
        users,
      },
    },
  });
});

it('returns null when the upstream has no such call, and an error when the call fails', async () => {
  test.origin.on(call, json({ errors: ['Forbidden'] }, 403));
  expect(await test.execute(query)).toMatchObject({
    data: { admin: { counts: null } },
    codes: ['FORBIDDEN'],
  });
  test.origin.on(call, json({ errors: ['Not found'] }, 404));
  expect(await test.execute(query)).toMatchObject({ data: { admin: { counts: null } }, codes: [] });
});

it('sends the filters of users and payments with the upstream’s names', async () => {
  test.origin.on('GET /users.json', json({ users: [], page: 1, per_page: 20, total: 0 }));
  test.origin.on('GET /payments.json', json({ payments: [], page: 1, per_page: 20, total: 0 }));
  await test.execute(
    '{ admin { users(filter: ENDING) { totalCount } payments(status: HELD) { totalCount } } }',
  );
  expect(requestedPaths().toSorted()).toEqual([
    '/payments.json?page=1&payment_status=held&sort_by=id&sort_order=desc',
    '/users.json?page=1&per_page=20&filter=ending&sort_by=id&sort_order=asc',
  ]);
});

it('finds the tips that wait to be settled', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const match = { title: 'Odra – Granit', tip: '1', exchange: 1.5 };
  const tips = [
    sampleTip({ id: 1, tip_status: 'tip_active', date: ago(3) }),
    sampleTip({ id: 2, tip_status: 'tip_active', date: ago(1) }),
    sampleTip({ id: 3, tip_status: 'tip_success', date: ago(3) }),
    sampleTip({ id: 4, tip_status: 'tip_active', date: ago(9), matches: [{ ...match, date: ago(1) }] }),
  ];
  test.origin.on('GET /tips.json', json({ tips }));
  const { data } = await test.execute('{ admin { tips(toSettle: true) { edges { node { id } } } } }');
  expect(data).toEqual({ admin: { tips: { edges: [{ node: { id: toGlobalId('Tip', 1) } }] } } });
});
