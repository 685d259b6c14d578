import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { promocodes } from '../../db/purchase-tables.ts';
import { noHook } from '../../hook/hook-sender.ts';
import { startFakePrzelewy24 } from '../../testing/fake-przelewy24.ts';
import { readLogs } from '../../testing/read-logs.ts';
import { setUpApp } from '../../testing/set-up-app.ts';
import { allPayments, allSubscriptions, type Buyer, changePlan, openShop } from '../../testing/shop.ts';
import { signInAdmin } from '../../testing/sign-in-admin.ts';
import { testStart } from '../../testing/test-app.ts';
import { resumePayments } from '../resume-payments.ts';
import { createPrzelewy24 } from './przelewy24-provider.ts';

const notificationPath = '/payment-provider/przelewy24/notification';
const registerPath = '/api/v1/transaction/register';
const verifyPath = '/api/v1/transaction/verify';

let buyer: Buyer;

const fake = await startFakePrzelewy24();
afterAll(() => fake.close());
const provider = createPrzelewy24(fake.settings, {
  site: 'https://tipgraph.example',
  own: () => 'https://pay.tipgraph.example',
});
const { database, app } = await setUpApp({ rotateTokens: false, paymentProvider: provider });
beforeEach(async () => {
  app.log.length = 0;
  fake.calls.length = 0;
  fake.broken.clear();
  fake.collected.clear();
  fake.methods.splice(0, Infinity, { id: 181, name: 'BLIK', group: 'Blik', status: true });
  buyer = await openShop(database.db, app);
});

const callsOf = (path: string) => fake.calls.filter((call) => call.path === path);
const notify = (payload: object) => app.server.inject({ method: 'POST', url: notificationPath, payload });
const deps = { db: database.db, clock: () => app.now, changes: noHook, logger: app.server.log };
const statuses = async () => (await allPayments(database.db)).map(({ status }) => status);

/** Orders and returns the body of the register call. */
async function order(cart: object = {}) {
  const reply = await buyer.order(cart);
  expect(reply.statusCode).toBe(200);
  return callsOf(registerPath).at(-1)?.body ?? {};
}

describe('an order', () => {
  test('is registered with its data and returns the URL with its token', async () => {
    const reply = await buyer.order({ sub: 'pro', sub_months: 3 });
    expect(reply.json()).toMatchObject({ payment_url: `${fake.settings.url}/trnRequest/TOKEN-1` });
    const [payment] = await allPayments(database.db);
    expect(callsOf(registerPath)).toMatchObject([
      {
        method: 'POST',
        body: {
          merchantId: 12_345,
          posId: 54_321,
          sessionId: payment?.uid,
          amount: 36_765,
          currency: 'PLN',
          description: 'Pro, 3 mies.',
          email: 'ala@tipgraph.example',
          client: 'Ala Kowalska',
          country: 'PL',
          language: 'pl',
          urlReturn: `https://tipgraph.example/payment?payment_id=${payment?.uid}`,
          urlStatus: `https://pay.tipgraph.example${notificationPath}`,
          timeLimit: 25,
        },
      },
    ]);
    expect(callsOf(registerPath)[0]?.body).not.toHaveProperty('method');
    expect(payment).toMatchObject({ provider: 'przelewy24', status: 'pending' });
  });

  test.each([
    ['the method of the BLIK group', () => {}, { method: 181 }],
    ['the channel when it has no open method', () => fake.methods.splice(0, 1), { channel: 8_192 }],
    [
      'the channel when the methods are unavailable',
      () => fake.broken.add('/api/v1/payment/methods/pl'),
      { channel: 8_192 },
    ],
  ])('by BLIK names %s', async (_, arrange, expected) => {
    arrange();
    expect(await order({ payment_method: 'blik' })).toMatchObject(expected);
  });

  test('by BLIK waits less for Przelewy24 than the gateway for the order', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await order({ payment_method: 'blik' });
    expect(timeout.mock.calls).toEqual([[1500], [8000]]);
  });

  test('of a payer with a long e-mail address and name is registered with the site’s address and a cut name', async () => {
    buyer = await openShop(database.db, app, `${'a'.repeat(35)}@tipgraph.example`);
    const name = { first_name: 'a'.repeat(20), last_name: `${'b'.repeat(18)}𝒜𝒜` };
    expect(await order(name)).toMatchObject({
      email: 'help@tipgraph.example',
      client: `${name.first_name} ${'b'.repeat(18)}𝒜`,
    });
  });

  test('fails and frees its place when Przelewy24 does not accept it', async () => {
    await changePlan(database.db, 'standard', { isLimited: true, limitedTotal: 1 });
    fake.broken.add(registerPath);
    const reply = await buyer.order();
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ errors: { base: ['payment_unavailable'] } });
    expect(await allPayments(database.db)).toMatchObject([{ status: 'failed', failure: 'unavailable' }]);
    fake.broken.clear();
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    expect((await other.order()).statusCode).toBe(200);
    expect(app.log.join('')).not.toMatch(/the api key|0123456789abcdef/);
  });

  test('is registered once when it is sent concurrently', async () => {
    await Promise.all([buyer.order(), buyer.order(), buyer.order()]);
    expect(callsOf(registerPath)).toHaveLength(1);
  });

  test('with nothing to pay is done without Przelewy24', async () => {
    await database.db.insert(promocodes).values({ code: 'FREE', percentage: 100, createdAt: testStart });
    await buyer.order({ promocode: 'FREE' });
    expect(fake.calls).toEqual([]);
    expect(await statuses()).toEqual(['done']);
  });
});

describe('a notification', () => {
  test('collects the payment and starts the subscription', async () => {
    const registered = await order();
    const reply = await notify(fake.notification(registered));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(callsOf(verifyPath)).toMatchObject([
      {
        method: 'PUT',
        body: { orderId: 3_000_000_001, sessionId: registered.sessionId, amount: 4_900, currency: 'PLN' },
      },
    ]);
    expect(await allPayments(database.db)).toMatchObject([
      { status: 'done', providerOrderId: '3000000001', paidAt: testStart },
    ]);
    expect(await allSubscriptions(database.db)).toMatchObject([{ plan: 'standard' }]);
  });

  test('counts once when it arrives 20 times concurrently and again later', async () => {
    const notification = fake.notification(await order());
    const replies = await Promise.all(Array.from({ length: 20 }, () => notify(notification)));
    replies.push(await notify(notification));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200));
    expect(callsOf(verifyPath)).toHaveLength(1);
    expect(await statuses()).toEqual(['done']);
    expect(await allSubscriptions(database.db)).toMatchObject([
      { expiresAt: new Date('2026-04-14T11:00:00.000Z') },
    ]);
    const logs = await readLogs(database.db);
    expect(logs.map(({ action }) => action)).toEqual(['subscription.buy']);
    expect(app.log.join('')).not.toContain('refund it');
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, number]>([
    ['a wrong sign', {}, { sign: '0'.repeat(96) }, 400],
    ['a sign of another length', {}, { sign: 'abc' }, 400],
    ['no sign', {}, { sign: undefined }, 400],
    ['an amount changed after signing', {}, { amount: 4_901 }, 400],
    ['another amount', { amount: 100, originAmount: 100 }, {}, 400],
    ['less paid than registered', { amount: 100 }, {}, 400],
    ['another registered amount', { originAmount: 100 }, {}, 400],
    ['another currency', { currency: 'EUR' }, {}, 400],
    ['another merchant', { merchantId: 99 }, {}, 400],
    ['another point of sale', { posId: 99 }, {}, 400],
    ['an unknown session', { sessionId: 'unknown' }, {}, 404],
    ['a session id with a NUL character', { sessionId: 'a\0' }, {}, 400],
    ['a text amount', {}, { amount: '4900' }, 400],
  ])('with %s is rejected, logged, and changes nothing', async (_, changes, after, status) => {
    const registered = await order();
    const reply = await notify(fake.notification(registered, changes, after));
    expect(reply.statusCode).toBe(status);
    expect(callsOf(verifyPath)).toEqual([]);
    expect(await statuses()).toEqual(['pending']);
    expect(await allSubscriptions(database.db)).toEqual([]);
    const log = app.log.filter((line) => line.includes('A notification of a payment was refused'));
    expect(log).toHaveLength(1);
    expect(log.join('')).not.toMatch(new RegExp(`the api key|${fake.settings.crc}|${registered.sessionId}`));
  });

  test.each(['', '[]', 'null', '"text"'])('with the body %j is rejected', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await app.server.inject({ method: 'POST', url: notificationPath, headers, payload });
    expect(reply.statusCode).toBe(400);
  });

  test('leaves the payment pending when collecting fails, and a repeat after a minute collects it', async () => {
    const notification = fake.notification(await order());
    fake.broken.add(verifyPath);
    expect((await notify(notification)).statusCode).toBe(503);
    expect(await statuses()).toEqual(['pending']);
    expect(await allSubscriptions(database.db)).toEqual([]);
    fake.broken.clear();
    app.pass(60_000);
    expect((await notify(notification)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['done']);
  });

  test('completes a payment that was collected although the reply was lost', async () => {
    const registered = await order();
    fake.broken.add(verifyPath);
    fake.collected.set(String(registered.sessionId), 4_900);
    expect((await notify(fake.notification(registered))).statusCode).toBe(200);
    expect(await statuses()).toEqual(['done']);
  });

  test('leaves the payment pending when another amount was collected', async () => {
    const registered = await order();
    fake.broken.add(verifyPath);
    fake.collected.set(String(registered.sessionId), 100);
    expect((await notify(fake.notification(registered))).statusCode).toBe(503);
    expect(await statuses()).toEqual(['pending']);
  });

  test('leaves the payment pending when the reply is a redirect, which is not followed', async () => {
    const notification = fake.notification(await order());
    fake.moved.add(verifyPath);
    expect((await notify(notification)).statusCode).toBe(503);
    expect(callsOf(verifyPath)).toHaveLength(1);
    expect(await statuses()).toEqual(['pending']);
  });

  test('that failed is retried by resumePayments a minute later', async () => {
    fake.broken.add(verifyPath);
    await notify(fake.notification(await order()));
    fake.broken.clear();
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual(['pending']);
    app.pass(60_000);
    fake.broken.add(verifyPath);
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual(['pending']);
    fake.broken.clear();
    // The claim was a little later than the start of its round.
    app.pass(59_000);
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual(['done']);
    expect(await allSubscriptions(database.db)).toHaveLength(1);
  });

  test.each([
    ['done when collecting works again', 'done'],
    ['held when collecting fails', 'held'],
  ])('that has failed for a day is retried and then %s', async (_, status) => {
    fake.broken.add(verifyPath);
    await notify(fake.notification(await order()));
    app.pass(24 * 3_600_000 - 60_000);
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual(['pending']);
    app.pass(60_000);
    if (status === 'done') fake.broken.clear();
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual([status]);
  });

  test('that is being collected more than a day after the order stays with its attempt', async () => {
    const notification = fake.notification(await order());
    app.pass(25 * 3_600_000);
    fake.broken.add(verifyPath);
    await notify(notification);
    app.pass(1_000);
    await resumePayments(deps, provider);
    expect(await statuses()).toEqual(['pending']);
  });

  test('is to be repeated if another payment of the payer is being collected', async () => {
    const first = fake.notification(await order());
    const second = fake.notification(await order({ payment_method: 'blik' }), { orderId: 3_000_000_002 });
    fake.broken.add(verifyPath);
    await notify(first);
    fake.broken.clear();
    expect((await notify(second)).statusCode).toBe(503);
    expect((await notify(first)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['pending', 'pending']);
    app.pass(60_000);
    expect((await notify(second)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['pending', 'done']);
  });

  test('of a payment that an admin marked as paid another way collects nothing and logs a refund request', async () => {
    const registered = await order();
    const { browser: admin } = await signInAdmin(database.db, app);
    await admin.put('/payments/1/admin_pay_payment.json');
    expect((await notify(fake.notification(registered))).statusCode).toBe(200);
    expect(callsOf(verifyPath)).toEqual([]);
    expect(app.log.filter((line) => line.includes('refund it'))).toHaveLength(1);
  });

  test('collects nothing and logs a refund request when the place is taken', async () => {
    await changePlan(database.db, 'standard', { isLimited: true, limitedTotal: 1 });
    const late = await order();
    app.pass(31 * 60_000);
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    expect((await other.order()).statusCode).toBe(200);
    expect((await notify(fake.notification(late))).statusCode).toBe(200);
    expect(callsOf(verifyPath)).toEqual([]);
    expect(await statuses()).toEqual(['failed', 'pending']);
    expect(app.log.join('')).toContain('refund it');
  });
});
