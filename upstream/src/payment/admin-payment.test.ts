import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activations, payments } from '../db/purchase-tables.ts';
import { noHook } from '../hook/hook-sender.ts';
import { readCart } from '../purchase/cart.ts';
import { makeSubscription, makeUser } from '../testing/fixtures.ts';
import { passInTransaction } from '../testing/pass-in-transaction.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import {
  allPayments,
  allSubscriptions,
  type Buyer,
  changePlan,
  goodCart,
  openShop,
} from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { PaymentUnavailable } from './payment-provider.ts';
import { createOrderPlacer } from './place-order.ts';
import { settlePayment } from './settle-payment.ts';

let buyer: Buyer;
let admin: TestClient;
let adminId: number;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  ({ browser: admin, userId: adminId } = await signInAdmin(database.db, app));
  buyer = await openShop(database.db, app);
});

const cancel = (id: number | string = 1) => admin.put(`/payments/${id}/cancel.json`);
const pay = (id: number | string = 1) => admin.put(`/payments/${id}/admin_pay_payment.json`);
const logs = () => readLogs(database.db);
const set = (id: number, values: Partial<typeof payments.$inferInsert>) =>
  database.db.update(payments).set(values).where(eq(payments.id, id));
/** Handles a notification of the provider. */
const notify = (collect = async () => {}) =>
  settlePayment(
    { db: database.db, clock: () => app.now, changes: noHook, logger: app.server.log },
    { collect },
    { paymentId: 1, providerOrderId: null },
  );
const statuses = async () => (await allPayments(database.db)).map(({ status }) => status);

test('an admin gets the user, the price lines and the provider of a payment', async () => {
  await buyer.order({ sub: 'vip', sub_months: 3, discord_name: 'ala.k' });
  const [payment] = await allPayments(database.db);
  expect((await admin.get(`/payments/${payment?.uid}.json`)).json()).toMatchObject({
    id: 1,
    payment_status: 'pending',
    user: { id: expect.any(Number), email: 'ala@tipgraph.example' },
    first_name: 'Ala',
    last_name: 'Kowalska',
    discord_name: 'ala.k',
    promocode: null,
    lines: [
      { kind: 'package', amount: 897 },
      { kind: 'duration_discount', amount: -44.85 },
    ],
    provider: 'sandbox',
    provider_order_id: null,
    failure: null,
    reserved_until: new Date(testStart.getTime() + 30 * 60_000).toISOString(),
  });
  expect((await buyer.client.get('/payments/1.json')).json()).not.toHaveProperty('user');
});

describe('marking a payment as paid', () => {
  test('starts the subscription once and logs its author', async () => {
    await buyer.order({ sub: 'pro' });
    app.pass(3_600_000);
    const first = await pay();
    expect(first.json()).toMatchObject({
      payment: { id: 1, payment_status: 'done', paid_at: app.now.toISOString() },
    });
    expect((await pay()).json()).toEqual(first.json());
    expect(await allSubscriptions(database.db)).toMatchObject([{ plan: 'pro' }]);
    const [payer] = await allSubscriptions(database.db);
    expect((await logs()).map(({ userId, authorId, action }) => [userId, authorId, action])).toEqual([
      [payer?.userId, adminId, 'payment.pay'],
      [payer?.userId, adminId, 'subscription.buy'],
    ]);
    expect((await logs())[0]?.details).toEqual({
      payment_id: 1,
      before: { status: 'pending' },
      after: { status: 'done' },
    });
  });

  test('activates once when admins and notifications race', async () => {
    await buyer.order({ sub: 'pro' });
    const other = await signInAdmin(database.db, app, 'drugi@tipgraph.example');
    await Promise.all([
      pay(),
      notify(),
      other.browser.put('/payments/1/admin_pay_payment.json'),
      pay(),
      notify(),
    ]);
    expect(await statuses()).toEqual(['done']);
    expect(await database.db.$count(activations)).toBe(1);
    const subscriptions = await allSubscriptions(database.db);
    expect(subscriptions).toHaveLength(1);
    expect((await logs()).filter(({ action }) => action.startsWith('subscription.'))).toHaveLength(1);
    expect(await notify()).toBe('done');
    expect(await allSubscriptions(database.db)).toEqual(subscriptions);
  });

  test('long after the order keeps the names that the payer has, and adds missing ones', async () => {
    await buyer.order({ sub: 'vip', discord_name: 'ala.k' });
    await buyer.client.put('/auth.json', { first_name: 'Ula' });
    app.pass(31 * 60_000);
    await pay();
    expect(await buyer.user()).toMatchObject({
      first_name: 'Ula',
      last_name: 'Kowalska',
      discord: 'ala.k',
    });
  });

  test('soon after the order stores its names, also if the order held no place any more', async () => {
    await buyer.client.put('/auth.json', { discord: 'ala.k' });
    await buyer.order({ sub: 'me_vip', discord_name: 'ala.k' });
    app.pass(61 * 60_000);
    await buyer.order({ sub: 'me_vip', discord_name: 'ala.new' });
    app.pass(60_000);
    await pay(2);
    expect(await buyer.user()).toMatchObject({ discord: 'ala.new' });
  });

  test('is rejected while the payment is claimed', async () => {
    await buyer.order();
    await set(1, { claimedAt: app.now });
    expect((await pay()).json()).toEqual({ errors: { base: ['under_way'] } });
    app.pass(60_000);
    expect((await pay()).statusCode).toBe(200);
  });

  test.each(['cancelled', 'failed'] as const)('is rejected when the payment is %s', async (status) => {
    await buyer.order();
    await set(1, { status });
    const reply = await pay();
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ errors: { base: [status] } });
    expect(await allSubscriptions(database.db)).toEqual([]);
    expect(await logs()).toEqual([]);
  });

  test('is rejected when no place is left, and the payment stays pending', async () => {
    await changePlan(database.db, 'me_vip', { limitedTotal: 1 });
    await buyer.order({ sub: 'me_vip', discord_name: 'ala.k' });
    app.pass(31 * 60_000);
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    await other.buy({ sub: 'me_vip', discord_name: 'ola.k' });
    expect((await pay()).json()).toEqual({ errors: { base: ['sold_out'] } });
    expect(await statuses()).toEqual(['pending', 'done']);
  });

  test('is rejected when its promo code was used by another order', async () => {
    await admin.post('/promocodes.json', { promocode: { code: 'ZIMA', percentage: 10 } });
    await buyer.order({ promocode: 'ZIMA' });
    await buyer.buy({ promocode: 'ZIMA', sub: 'pro' });
    expect((await pay()).json()).toEqual({ errors: { base: ['promocode_used'] } });
    expect(await statuses()).toEqual(['pending', 'done']);
  });
});

describe('a held payment', () => {
  const holdFor = async (failure: 'sold_out' | 'promocode_used' | 'outdated' | 'unsettled') => {
    await set(1, { status: 'held', failure, claimedAt: app.now });
  };

  test('is listed by its status, with amount and failure, and has no payment URL', async () => {
    await buyer.order({ sub: 'pro' });
    await buyer.order();
    await holdFor('sold_out');
    expect((await admin.get('/payments.json?payment_status=held')).json()).toMatchObject({
      payments: [{ id: 1, payment_status: 'held', amount: 129, failure: 'sold_out', payment_url: null }],
      total: 1,
    });
    expect((await admin.get('/payments.json?payment_status=held&search=ola@')).json().total).toBe(0);
    expect((await admin.get('/payments.json?payment_status=none')).statusCode).toBe(422);
  });

  test.each(['sold_out', 'promocode_used', 'outdated', 'unsettled'] as const)(
    'for %s is completed once when an admin marks it as paid, and logged',
    async (failure) => {
      await admin.post('/promocodes.json', { promocode: { code: 'ZIMA', percentage: 10 } });
      await buyer.order({ promocode: 'ZIMA' });
      await buyer.buy({ promocode: 'ZIMA', sub: 'pro' });
      await changePlan(database.db, 'standard', { isLimited: true, limitedTotal: 0 });
      await holdFor(failure);
      expect((await pay()).json()).toMatchObject({ payment: { payment_status: 'done', failure: null } });
      expect(await notify()).toBe('done');
      expect(await database.db.$count(activations)).toBe(2);
      expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'standard' } });
      const [paid] = (await logs()).filter(({ action }) => action === 'payment.pay');
      expect(paid).toMatchObject({ authorId: adminId, details: { before: { status: 'held' } } });
    },
  );

  test('cannot be completed when the fixed dates of its plan are over', async () => {
    await buyer.order({ sub: 'me_vip', discord_name: 'ala.k' });
    await holdFor('outdated');
    await changePlan(database.db, 'me_vip', { validUntil: app.now });
    expect((await pay()).json()).toEqual({ errors: { base: ['outdated'] } });
    expect(await statuses()).toEqual(['held']);
  });

  test('is cancelled only by an admin, not by the payer or a notification', async () => {
    const path = await buyer.orderAtBank();
    await holdFor('outdated');
    expect(await notify()).toBe('held');
    await buyer.atBank(path, 'refuse');
    expect(await statuses()).toEqual(['held']);
    expect((await cancel()).json()).toMatchObject({ payment: { payment_status: 'cancelled' } });
    expect((await logs()).at(-1)).toMatchObject({
      authorId: adminId,
      action: 'payment.cancel',
      details: { before: { status: 'held' }, after: { status: 'cancelled' } },
    });
  });

  test('for not being settled in time is completed when the provider repeats its notification', async () => {
    await buyer.order();
    await holdFor('unsettled');
    app.pass(60_000);
    expect(await notify()).toBe('done');
    expect(await allSubscriptions(database.db)).toHaveLength(1);
  });
});

test('an order stays done when an admin marks it as paid before the provider rejects it', async () => {
  const user = await makeUser(database.db, { email: 'ola@tipgraph.example' });
  const paymentProvider = {
    name: 'bank',
    register: async () => {
      await pay();
      throw new PaymentUnavailable('The bank does not answer');
    },
    collect: async () => {},
    mount: () => {},
  };
  const placeOrder = createOrderPlacer({ db: database.db, clock: () => app.now, paymentProvider });
  await expect(placeOrder(user, 'pl', readCart(goodCart), app.server.log)).rejects.toThrow();
  expect(await statuses()).toEqual(['done']);
});

test.each([
  ['refused when it is claimed', 1, 'failed'],
  ['held when it is completed', 2, 'held'],
])('an order whose payer got another plan while it waited is %s', async (_, nth, status) => {
  await buyer.order();
  const [payment] = await allPayments(database.db);
  const startsAt = new Date(app.now.getTime() + 1_000);
  await makeSubscription(database.db, { userId: payment?.userId ?? 0, planId: 2, startsAt });
  passInTransaction(database.db, () => app.pass(1_000), nth);
  await notify();
  expect(await allPayments(database.db)).toMatchObject([{ status, failure: 'outdated' }]);
});

test('a payment that was cancelled while its money was collected is held', async () => {
  await buyer.order();
  const collect = async () => {
    await set(1, { status: 'cancelled' });
  };
  expect(await notify(collect)).toBe('held');
  expect(await allPayments(database.db)).toMatchObject([{ status: 'held', failure: 'unsettled' }]);
  expect(await allSubscriptions(database.db)).toEqual([]);
});

test('an order that was cancelled while the provider registered it is refused', async () => {
  const user = await makeUser(database.db, { email: 'ola@tipgraph.example' });
  const paymentProvider = {
    name: 'bank',
    register: async () => {
      await cancel();
      return 'https://bank.example/1';
    },
    collect: async () => {},
    mount: () => {},
  };
  const placeOrder = createOrderPlacer({ db: database.db, clock: () => app.now, paymentProvider });
  await expect(placeOrder(user, 'pl', readCart(goodCart), app.server.log)).rejects.toMatchObject({
    errors: { base: ['payment_unavailable'] },
  });
  expect(await allPayments(database.db)).toMatchObject([{ status: 'cancelled', paymentUrl: null }]);
});

describe('cancelling a payment', () => {
  test('frees its place, is logged once, and prevents paying', async () => {
    await changePlan(database.db, 'me_vip', { limitedTotal: 1 });
    await buyer.order({ sub: 'me_vip', discord_name: 'ala.k' });
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    const cart = { sub: 'me_vip', discord_name: 'ola.k' };
    expect((await other.order(cart)).json()).toEqual({ errors: { sub: ['sold_out'] } });
    const first = await cancel();
    expect(first.json()).toMatchObject({ payment: { payment_status: 'cancelled', reserved_until: null } });
    expect((await cancel()).json()).toEqual(first.json());
    expect(await logs()).toMatchObject([
      {
        authorId: adminId,
        action: 'payment.cancel',
        details: { payment_id: 1, before: { status: 'pending' }, after: { status: 'cancelled' } },
      },
    ]);
    expect((await other.order(cart)).statusCode).toBe(200);
    expect(await notify()).toBe('closed');
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    expect(await allSubscriptions(database.db)).toEqual([]);
  });

  test.each([
    ['done', 'already_paid'],
    ['failed', 'failed'],
  ] as const)('is rejected when it is %s', async (status, code) => {
    await buyer.order();
    await set(1, { status });
    expect((await cancel()).json()).toEqual({ errors: { base: [code] } });
    expect(await statuses()).toEqual([status]);
  });

  test('is rejected as long as it is claimed', async () => {
    await buyer.order();
    await set(1, { claimedAt: app.now });
    expect((await cancel()).json()).toEqual({ errors: { base: ['under_way'] } });
    await buyer.comeBack(new Date(app.now.getTime() + 3_600_000));
    expect((await cancel()).json()).toEqual({ errors: { base: ['under_way'] } });
    await buyer.comeBack(new Date(app.now.getTime() + 48 * 3_600_000));
    expect((await cancel()).json()).toEqual({ errors: { base: ['under_way'] } });
  });

  test('and paying it concurrently has one result', async () => {
    await buyer.order();
    await Promise.all([cancel(), notify(), pay()]);
    const [status] = await statuses();
    expect(await allSubscriptions(database.db)).toHaveLength(status === 'done' ? 1 : 0);
    expect(['done', 'cancelled']).toContain(status);
  });
});
