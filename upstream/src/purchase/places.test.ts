import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { adminPlansJson } from '../plan/plan-queries.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import {
  allPayments,
  allSubscriptions,
  type Buyer,
  changePlan,
  goodCart,
  openShop,
} from '../testing/shop.ts';
import { TestClient } from '../testing/test-client.ts';

let buyer: Buyer;
let other: Buyer;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
  other = await openShop(database.db, app, 'ola@tipgraph.example');
  await changePlan(database.db, 'standard', { isLimited: true, limitedTotal: 1 });
});

const soldOut = { errors: { sub: ['sold_out'] } };
const taken = async () => {
  const [plan] = await adminPlansJson(database.db, app.now, eq(plans.name, 'standard'));
  return plan?.places_taken;
};

describe('the last place', () => {
  test('is held by an order and freed when its payment is refused', async () => {
    const path = await buyer.orderAtBank();
    expect(await taken()).toBe(1);
    expect((await other.order()).json()).toEqual(soldOut);
    await buyer.atBank(path, 'refuse');
    expect(await taken()).toBe(0);
    expect((await other.order()).statusCode).toBe(200);
  });

  test('is freed after 30 minutes', async () => {
    await buyer.order();
    app.pass(30 * 60_000 - 1);
    expect((await other.order()).json()).toEqual(soldOut);
    app.pass(1);
    expect((await other.order()).statusCode).toBe(200);
  });

  test('is held as long as the payment is claimed', async () => {
    await buyer.order();
    await database.db.update(payments).set({ claimedAt: app.now });
    app.pass(31 * 60_000);
    expect(await taken()).toBe(1);
    expect((await other.order()).json()).toEqual(soldOut);
  });

  test('is taken by a subscription until it ends, and its holder can extend it', async () => {
    await buyer.buy();
    expect((await other.order()).json()).toEqual(soldOut);
    await buyer.buy();
    expect(await taken()).toBe(1);
    expect(await allSubscriptions(database.db)).toHaveLength(1);
    expect(await buyer.user()).toMatchObject({ limited_applied: true });
    const later = new Date('2026-05-14T11:00:00.000Z');
    await other.comeBack(later);
    expect((await other.order()).statusCode).toBe(200);
    await buyer.comeBack(later);
    expect(await buyer.user()).toMatchObject({ limited_applied: false });
    expect((await buyer.order()).json()).toEqual(soldOut);
  });

  test('goes to a late payer only if it is free; otherwise nothing is paid', async () => {
    const late = await buyer.orderAtBank();
    app.pass(31 * 60_000);
    const taker = await other.orderAtBank();
    await buyer.atBank(late, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{ status: 'failed', failure: 'sold_out' }, {}]);
    app.pass(31 * 60_000);
    await other.atBank(taker, 'pay');
    expect(await allSubscriptions(database.db)).toMatchObject([{ userId: 2 }]);
  });

  test('is held by unpaid orders of an account for at most an hour per day', async () => {
    const held = async () => ((await other.order()).statusCode === 422 ? 'held' : 'free');
    await buyer.order();
    app.pass(29 * 60_000);
    await buyer.order({ payment_method: 'blik' });
    app.pass(30 * 60_000);
    await buyer.order();
    app.pass(59_999);
    expect(await held()).toBe('held');
    app.pass(1);
    const late = await buyer.orderAtBank({ sub_months: 3 });
    expect(await taken()).toBe(0);
    expect((await buyer.client.get('/payments/user_index.json')).json().payments[0].payment_url).toContain(
      late,
    );
    await buyer.atBank(late, 'pay');
    expect(await allSubscriptions(database.db)).toHaveLength(1);
    expect(await held()).toBe('held');
  });

  test('is held again on the next day', async () => {
    await buyer.order();
    await buyer.comeBack(new Date(app.now.getTime() + 24 * 60 * 60_000));
    await buyer.order();
    expect(await taken()).toBe(1);
  });

  test.each(['that failed', 'of another plan'])(
    'is held by an order 61 minutes after one %s',
    async (order) => {
      await buyer.order(order === 'of another plan' ? { sub: 'pro' } : {});
      if (order === 'that failed') await database.db.update(payments).set({ status: 'failed' });
      app.pass(61 * 60_000);
      await buyer.order();
      expect(await taken()).toBe(1);
    },
  );

  test('two orders of one user hold one place', async () => {
    await changePlan(database.db, 'standard', { limitedTotal: 2 });
    await buyer.order();
    await buyer.order({ sub_months: 3 });
    expect(await taken()).toBe(1);
  });
});

test('exactly one of 50 concurrent orders gets the last place', async (context) => {
  if (!database.isServer) {
    context.skip(
      'The embedded database has one session; set TEST_DATABASE_URL to a server for concurrent orders',
    );
  }
  await changePlan(database.db, 'standard', { limitedTotal: 1 });
  const clients = Array.from({ length: 50 }, () => new TestClient(app.server));
  for (const [index, client] of clients.entries()) {
    const email = `buyer${index}@tipgraph.example`;
    await makeUser(database.db, { email });
    await client.signIn(email);
  }
  const replies = await Promise.all(clients.map((client) => client.post('/subscriptions.json', goodCart)));
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, ...Array(49).fill(422)]);
  for (const reply of replies.filter(({ statusCode }) => statusCode === 422)) {
    expect(reply.json()).toEqual(soldOut);
  }
  expect(await database.db.$count(payments)).toBe(1);
}, 120_000);
