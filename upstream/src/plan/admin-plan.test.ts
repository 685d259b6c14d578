import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { plans, userLogs } from '../db/tables.ts';
import { makeSubscription, makeUser } from '../testing/fixtures.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { changePlan, openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

let admin: TestClient;
let adminId: number;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  ({ browser: admin, userId: adminId } = await signInAdmin(database.db, app));
  await openShop(database.db, app);
});

const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
const idOf = async (name: string) => {
  const [plan] = await database.db.select().from(plans).where(eq(plans.name, name));
  return plan?.id ?? 0;
};
const update = async (name: string, plan: unknown, browser = admin) =>
  browser.put(`/plans/${await idOf(name)}.json`, { plan });
const guestSees = async (name: string) => {
  const { plans: offered } = (await new TestClient(app.server).get('/plans.json')).json();
  return offered.find((plan: { name: string }) => plan.name === name);
};

test('admins get all plans, also those not on sale, with additional fields', async () => {
  await changePlan(database.db, 'standard', {
    soldUntil: testStart,
    salePercent: 20,
    saleStartsAt: hours(1),
  });
  const { id: userId } = await makeUser(database.db, { email: 'ola@tipgraph.example' });
  await makeSubscription(database.db, { userId, planId: await idOf('me_vip') });
  expect(await guestSees('standard')).toBeUndefined();
  const { plans: all } = (await admin.get('/plans.json?admin_list=true')).json();
  expect(all.map(({ name }: { name: string }) => name)).toEqual([
    'standard',
    'standard+',
    'pro',
    'premium',
    'vip',
    'me_vip',
  ]);
  expect(all[0]).toMatchObject({
    price_pln: 49,
    active_sale: null,
    sale_percent: 20,
    sale_starts_at: hours(1).toISOString(),
    sale_ends_at: null,
    places_taken: 0,
    version: 0,
  });
  expect(all[5]).toMatchObject({ is_limited: true, limited_total: 100, limited_left: 99, places_taken: 1 });
  expect((await admin.get(`/plans/${await idOf('me_vip')}.json`)).json()).toEqual({ plan: all[5] });
});

test('a change is public, increments the version, and logs only the changed fields', async () => {
  const reply = await update('pro', {
    version: 0,
    price_pln: 139.99,
    sale_percent: 12.5,
    sale_starts_at: testStart.toISOString(),
    sale_ends_at: hours(2).toISOString(),
    is_limited: false,
  });
  expect(reply.json()).toMatchObject({
    plan: { price_pln: 139.99, version: 1, active_sale: { percent: 12.5 } },
  });
  expect(await guestSees('pro')).toMatchObject({ price_pln: 139.99, active_sale: { percent: 12.5 } });
  expect(await readLogs(database.db)).toMatchObject([
    {
      userId: adminId,
      authorId: adminId,
      action: 'plan.update',
      details: {
        plan_id: 3,
        plan: 'pro',
        before: { priceGrosz: 12_900, salePercent: null, saleStartsAt: null, saleEndsAt: null },
        after: {
          priceGrosz: 13_999,
          salePercent: 12.5,
          saleStartsAt: testStart.toISOString(),
          saleEndsAt: hours(2).toISOString(),
        },
      },
    },
  ]);
  app.now = hours(2);
  expect(await guestSees('pro')).toMatchObject({ price_pln: 139.99, active_sale: null });
});

test('a future sale is not active', async () => {
  await update('pro', { version: 0, sale_percent: 50, sale_starts_at: hours(1).toISOString() });
  expect(await guestSees('pro')).toMatchObject({ active_sale: null });
  app.now = hours(1);
  expect(await guestSees('pro')).toMatchObject({ active_sale: { percent: 50 } });
});

test('an unchanged plan gets no new version and no log entry', async () => {
  const { plan } = (await admin.get(`/plans/${await idOf('me_vip')}.json`)).json();
  expect((await update('me_vip', plan)).json()).toEqual({ plan });
  expect(await database.db.$count(userLogs)).toBe(0);
});

describe('two admins who edit the same version of a plan', () => {
  test('the second edit is rejected as stale', async () => {
    const other = await signInAdmin(database.db, app, 'drugi@tipgraph.example');
    const replies = await Promise.all([
      update('pro', { version: 0, price_pln: 1 }),
      update('pro', { version: 0, price_pln: 2 }, other.browser),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toEqual({ errors: { base: ['stale'] } });
    expect(await database.db.$count(userLogs)).toBe(1);
    expect((await update('pro', { version: 1, price_pln: 3 })).statusCode).toBe(200);
  });
});

test.each([
  ['pro', { price_pln: -1 }, { price_pln: ['out_of_range'] }],
  ['pro', { price_pln: 100_000.01 }, { price_pln: ['out_of_range'] }],
  ['pro', { price_pln: 49.999 }, { price_pln: ['invalid'] }],
  ['pro', { price_pln: '' }, { price_pln: ['blank'] }],
  ['pro', { sale_percent: 0 }, { sale_percent: ['out_of_range'] }],
  ['pro', { sale_percent: 101 }, { sale_percent: ['out_of_range'] }],
  ['pro', { sale_ends_at: hours(1).toISOString() }, { sale_percent: ['blank'] }],
  [
    'pro',
    { sale_percent: 5, sale_starts_at: hours(1).toISOString(), sale_ends_at: hours(1).toISOString() },
    { sale_ends_at: ['reversed'] },
  ],
  ['pro', { is_limited: true }, { limited_total: ['blank'] }],
  ['pro', { is_limited: true, limited_total: -1 }, { limited_total: ['out_of_range'] }],
  ['pro', { is_limited: true, limited_total: 1.5 }, { limited_total: ['invalid'] }],
  ['pro', { is_limited: 'yes' }, { is_limited: ['invalid'] }],
  ['pro', { sold_until: '15.06.2026' }, { sold_until: ['invalid'] }],
  ['pro', { version: undefined }, { version: ['blank'] }],
  ['me_vip', { valid_until: null }, { valid_until: ['blank'] }],
  ['me_vip', { valid_from: '2026-07-16T00:00:00Z' }, { valid_until: ['reversed'] }],
  ['me_vip', { sold_until: '2026-07-16T00:00:00Z' }, { sold_until: ['reversed'] }],
])('%s with %j is rejected and stays unchanged', async (name, wrong, errors) => {
  const before = await database.db.select().from(plans);
  const reply = await update(name, { version: 0, price_pln: 1, ...wrong });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ errors });
  expect(await database.db.select().from(plans)).toEqual(before);
  expect(await database.db.$count(userLogs)).toBe(0);
});

test('a plan with fixed dates may be sold until their end', async () => {
  const { plan } = (await admin.get(`/plans/${await idOf('me_vip')}.json`)).json();
  const reply = await update('me_vip', { version: 0, sold_until: plan.valid_until });
  expect(reply.json()).toMatchObject({ plan: { sold_until: plan.valid_until } });
});

test('fixed dates are ignored for a plan without them', async () => {
  await update('pro', { version: 0, valid_until: hours(1).toISOString() });
  expect(await guestSees('pro')).toMatchObject({ valid_from: null, valid_until: null });
});

test('an unknown plan is a 404', async () => {
  expect((await admin.get('/plans/99.json')).statusCode).toBe(404);
  expect((await admin.put('/plans/pro.json', { plan: { version: 0 } })).statusCode).toBe(404);
});
