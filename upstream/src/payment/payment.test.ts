import { beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../db/purchase-tables.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { allPayments, type Buyer, openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

let buyer: Buyer;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
});

const uidOf = async () => (await allPayments(database.db))[0]?.uid ?? '';

test('a payment is returned by its id and by its uid', async () => {
  const path = await buyer.orderAtBank({ sub_months: 3, payment_method: 'blik' });
  const uid = await uidOf();
  const pending = {
    id: 1,
    uid,
    payment_status: 'pending',
    amount: 139.65,
    sub: 'standard',
    sub_months: 3,
    discord: false,
    payment_method: 'blik',
    payment_url: `http://upstream.example${path}`,
    payable_until: new Date(testStart.getTime() + 25 * 60_000).toISOString(),
    can_cancel: true,
    created_at: testStart.toISOString(),
    paid_at: null,
    first_name: 'Ala',
    last_name: 'Kowalska',
    discord_name: null,
    promocode: null,
  };
  expect((await buyer.client.get(`/payments/${uid}.json`)).json()).toEqual(pending);
  expect((await buyer.client.get('/payments/1.json')).json()).toEqual(pending);
  app.pass(1_000);
  await buyer.atBank(path, 'pay');
  expect((await buyer.client.get('/payments/1.json')).json()).toEqual({
    ...pending,
    payment_status: 'done',
    payment_url: null,
    payable_until: null,
    can_cancel: false,
    paid_at: app.now.toISOString(),
  });
});

const inTime = 25 * 60_000;
const payment = async () => (await buyer.client.get('/payments/1.json')).json();
const waiting = async () => ((await buyer.user()).waiting_payments as { id: number }[]).map(({ id }) => id);

describe('a payment that was not paid in time', () => {
  test('is expired for its payer and admins, in lists and statistics, and cannot be paid or cancelled', async () => {
    const { browser: admin } = await signInAdmin(database.db, app);
    await buyer.order();
    app.pass(inTime - 1);
    expect(await payment()).toMatchObject({ payment_status: 'pending', can_cancel: true });
    app.pass(1);
    const expired = { payment_status: 'expired', payment_url: null, payable_until: null, can_cancel: false };
    expect(await payment()).toMatchObject(expired);
    expect((await buyer.client.get('/payments/user_index.json')).json()).toMatchObject({
      payments: [expired],
    });
    const list = async (status: string) =>
      (await admin.get(`/payments.json?payment_status=${status}`)).json();
    expect(await list('expired')).toMatchObject({
      total: 1,
      payments: [{ ...expired, reserved_until: null }],
    });
    expect(await list('pending')).toMatchObject({ total: 0, payments: [] });
    expect((await admin.get('/payments/stats.json')).json().stats.statuses).toEqual([
      { payment_status: 'expired', payments: 1, amount: 49 },
    ]);
  });

  test('still starts its subscription when it is paid late', async () => {
    const path = await buyer.orderAtBank();
    app.pass(3 * 3_600_000);
    await buyer.atBank(path, 'pay');
    await buyer.comeBack(app.now);
    expect(await payment()).toMatchObject({ payment_status: 'done' });
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'standard' } });
  });

  test('does not expire once it is claimed', async () => {
    await buyer.order();
    await database.db.update(payments).set({ claimedAt: app.now });
    app.pass(inTime);
    expect(await payment()).toMatchObject({ payment_status: 'pending', can_cancel: false });
  });
});

describe('the waiting payments of a user', () => {
  test('are unpaid orders, newest first, until they are paid or expire', async () => {
    expect(await waiting()).toEqual([]);
    await buyer.order();
    app.pass(60_000);
    await buyer.order({ sub: 'pro' });
    expect(await waiting()).toEqual([2, 1]);
    app.pass(inTime - 60_000);
    expect(await waiting()).toEqual([2]);
    await buyer.atBank(
      new URL((await buyer.client.get('/payments/2.json')).json().payment_url).pathname,
      'pay',
    );
    expect(await waiting()).toEqual([]);
  });
});

describe('a payer', () => {
  const cancel = (id: string | number, client = buyer.client) =>
    client.put(`/payments/${id}/cancel.json?own=true`, {});

  test('cancels their own order, which then cannot be paid', async () => {
    const path = await buyer.orderAtBank();
    const uid = await uidOf();
    expect((await cancel(uid)).json()).toMatchObject({
      payment: { uid, payment_status: 'cancelled', payment_url: null, can_cancel: false },
    });
    expect((await cancel(uid)).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
    await app.server.inject({ method: 'POST', url: `${path}/pay` });
    expect(await payment()).toMatchObject({ payment_status: 'cancelled' });
  });

  test("cannot cancel another user's order, or their own as an admin would", async () => {
    await buyer.order();
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    expect((await cancel(1, other.client)).statusCode).toBe(404);
    expect((await buyer.client.put('/payments/1/cancel.json', {})).statusCode).toBe(403);
    expect(await payment()).toMatchObject({ payment_status: 'pending' });
  });

  test.each([
    ['pending', { claimedAt: testStart }, 'under_way'],
    ['held', { status: 'held' }, 'under_way'],
    ['done', { status: 'done' }, 'already_paid'],
    ['failed', { status: 'failed' }, 'failed'],
  ] as const)('cannot cancel a payment that is %s', async (_, values, reason) => {
    await buyer.order();
    await database.db.update(payments).set(values);
    const reply = await cancel(1);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { base: [reason] } }]);
  });
});

test("another user's payment is a 404, except for admins", async () => {
  await buyer.order();
  const uid = await uidOf();
  const statusFor = async (role: 'user' | 'typer' | 'admin', path: string) => {
    const { browser } = await signInAs(database.db, app, role);
    return (await browser.get(path)).statusCode;
  };
  expect(await statusFor('user', `/payments/${uid}.json`)).toBe(404);
  expect(await statusFor('typer', '/payments/1.json')).toBe(404);
  expect(await statusFor('admin', `/payments/${uid}.json`)).toBe(200);
  expect((await new TestClient(app.server).get('/payments/1.json')).statusCode).toBe(401);
});

test.each(['0', '2', '-1', '99999999999', 'unknown', '%00', "'", 'a'.repeat(200)])(
  'payment %s is a 404',
  async (id) => {
    await buyer.order();
    expect((await buyer.client.get(`/payments/${encodeURIComponent(id)}.json`)).statusCode).toBe(404);
  },
);

test("the user's list has their own payments, newest first", async () => {
  expect((await buyer.client.get('/payments/user_index.json')).json()).toEqual({ payments: [] });
  await buyer.buy();
  await buyer.order({ sub: 'pro' });
  const other = await openShop(database.db, app, 'ola@tipgraph.example');
  await other.order();
  const { payments } = (await buyer.client.get('/payments/user_index.json')).json();
  expect(payments).toMatchObject([
    { id: 2, sub: 'pro', payment_status: 'pending' },
    { id: 1, sub: 'standard', payment_status: 'done' },
  ]);
});
