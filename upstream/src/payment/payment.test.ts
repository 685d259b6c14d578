import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import type { Buyer } from '../testing/shop.ts';
import { allPayments, openShop } from '../testing/shop.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

let buyer: Buyer;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
});

const uidOf = async () => (await allPayments(database.db))[0]?.uid ?? '';

test('a payment is found by its id and by its uid', async () => {
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
    created_at: testStart.toISOString(),
    paid_at: null,
  };
  expect((await buyer.client.get(`/payments/${uid}.json`)).json()).toEqual(pending);
  expect((await buyer.client.get('/payments/1.json')).json()).toEqual(pending);
  app.pass(1_000);
  await buyer.atBank(path, 'pay');
  expect((await buyer.client.get('/payments/1.json')).json()).toEqual({
    ...pending,
    payment_status: 'done',
    payment_url: null,
    paid_at: app.now.toISOString(),
  });
});

test('a payment that nobody made in time cannot be gone on with', async () => {
  await buyer.order();
  app.pass(30 * 60_000);
  expect((await buyer.client.get('/payments/1.json')).json()).toMatchObject({
    payment_status: 'pending',
    payment_url: null,
  });
});

test("another one's payment is not there, except for admins", async () => {
  await buyer.order();
  const uid = await uidOf();
  const statusFor = async (role: 'user' | 'typer' | 'admin', path: string) => {
    const client = new TestClient(app.server);
    await makeUser(database.db, { email: `${role}@tipgraph.example`, role });
    await client.signIn(`${role}@tipgraph.example`);
    return (await client.get(path)).statusCode;
  };
  expect(await statusFor('user', `/payments/${uid}.json`)).toBe(404);
  expect(await statusFor('typer', '/payments/1.json')).toBe(404);
  expect(await statusFor('admin', `/payments/${uid}.json`)).toBe(200);
  expect((await new TestClient(app.server).get('/payments/1.json')).statusCode).toBe(401);
});

test.each(['0', '2', '-1', '99999999999', 'nobody', '%00', "'", 'a'.repeat(200)])(
  'payment %s is not there',
  async (id) => {
    await buyer.order();
    expect((await buyer.client.get(`/payments/${encodeURIComponent(id)}.json`)).statusCode).toBe(404);
  },
);

test('the list has the own payments, newest first', async () => {
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
