import { describe, expect, test } from 'vitest';
import { payments } from '../db/purchase-tables.ts';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { newPayment } from '../testing/new-payment.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

const later = new Date(testStart.getTime() + 1);

const { database, app } = await setUpApp();

const list = async () => (await new TestClient(app.server).get('/plans.json')).json().plans;

test('a guest gets the plans in display order, with prices in PLN', async () => {
  await makePlan(database.db, { name: 'pro', position: 2, priceGrosz: 12_999, permissions: ['tips', 'goq'] });
  await makePlan(database.db, { name: 'standard', position: 1 });
  expect(await list()).toEqual([
    {
      id: 2,
      name: 'standard',
      price_pln: 49,
      active_sale: null,
      is_limited: false,
      limited_left: null,
      permissions: [],
      discord_included: false,
      goq_from_months: null,
      sold_until: null,
      valid_from: null,
      valid_until: null,
    },
    expect.objectContaining({ id: 1, name: 'pro', price_pln: 129.99, permissions: ['tips', 'goq'] }),
  ]);
});

test.each([
  ['without an end', { salePercent: 20 }, { percent: 20 }],
  ['before its end', { salePercent: 12.5, saleEndsAt: later }, { percent: 12.5 }],
  ['at its end', { salePercent: 20, saleEndsAt: testStart }, null],
])('a sale %s', async (_, values, expected) => {
  await makePlan(database.db, values);
  expect(await list()).toMatchObject([{ active_sale: expected }]);
});

test('a plan is listed until the end of its sale', async () => {
  await makePlan(database.db, { name: 'me_vip', soldUntil: later });
  await makePlan(database.db, { name: 'gone', soldUntil: testStart });
  expect(await list()).toMatchObject([{ name: 'me_vip' }]);
});

test('a plan whose fixed dates are over is not listed, even if its sale has no end', async () => {
  await makePlan(database.db, { name: 'me_vip', validUntil: later });
  await makePlan(database.db, { name: 'gone', validUntil: testStart });
  expect(await list()).toMatchObject([{ name: 'me_vip' }]);
});

test('a plan with fixed dates has them, with inclusive ends', async () => {
  await makePlan(database.db, {
    soldUntil: new Date('2026-06-15T22:00:00Z'),
    validFrom: new Date('2026-06-13T22:00:00Z'),
    validUntil: new Date('2026-07-15T22:00:00Z'),
    discordIncluded: true,
    goqFromMonths: 1,
  });
  expect(await list()).toMatchObject([
    {
      discord_included: true,
      goq_from_months: 1,
      sold_until: '2026-06-15T21:59:59.999Z',
      valid_from: '2026-06-13T22:00:00.000Z',
      valid_until: '2026-07-15T21:59:59.999Z',
    },
  ]);
});

describe('places of a limited plan', () => {
  const order = (userId: number, planId: number, values: Partial<typeof payments.$inferInsert> = {}) =>
    database.db.insert(payments).values(
      newPayment({
        uid: `payment-${userId}`,
        userId,
        planId,
        amountGrosz: 9_900,
        reservedUntil: later,
        ...values,
      }),
    );

  test('are taken by subscriptions that have not expired, and never negative', async () => {
    const plan = await makePlan(database.db, { isLimited: true, limitedTotal: 1 });
    const ala = await makeUser(database.db);
    const ola = await makeUser(database.db, { email: 'ola@tipgraph.example' });
    await makeSubscription(database.db, { userId: ala.id, planId: plan.id, expiresAt: testStart });
    expect(await list()).toMatchObject([{ is_limited: true, limited_left: 1 }]);
    await makeSubscription(database.db, { userId: ala.id, planId: plan.id });
    await makeSubscription(database.db, { userId: ola.id, planId: plan.id });
    expect(await list()).toMatchObject([{ limited_left: 0 }]);
  });

  test.each([
    ['a pending order', {}, 1],
    ['an order whose reservation has expired', { reservedUntil: testStart }, 2],
    ['a cancelled order', { status: 'cancelled' as const }, 2],
    ['a failed order', { status: 'failed' as const }, 2],
  ])('of two, with %s', async (_, values, left) => {
    const plan = await makePlan(database.db, { isLimited: true, limitedTotal: 2 });
    const { id } = await makeUser(database.db);
    await order(id, plan.id, values);
    expect(await list()).toMatchObject([{ limited_left: left }]);
  });

  test('are taken once by a user who extends', async () => {
    const plan = await makePlan(database.db, { isLimited: true, limitedTotal: 2 });
    const { id } = await makeUser(database.db);
    await makeSubscription(database.db, { userId: id, planId: plan.id });
    await order(id, plan.id);
    expect(await list()).toMatchObject([{ limited_left: 1 }]);
  });
});

test('credentials are ignored, so no token is rotated', async () => {
  await makeUser(database.db);
  const browser = new TestClient(app.server);
  await browser.signIn('ala@tipgraph.example');
  expect(credentialsOf(await browser.get('/plans.json'))).toEqual({});
});
