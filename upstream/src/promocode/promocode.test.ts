import { beforeEach, expect, test } from 'vitest';
import { payments, promocodes, promocodeUses } from '../db/purchase-tables.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { allPayments, type Buyer, openShop } from '../testing/shop.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

let buyer: Buyer;
const end = new Date(testStart.getTime() + 3_600_000);

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
  await database.db.insert(promocodes).values([
    { code: 'WIOSNA20', percentage: 20, expiresAt: end, createdAt: testStart },
    { code: 'ZAMKNIĘTY', percentage: 50, disabled: true, createdAt: testStart },
  ]);
});

const redeem = (code: string) => buyer.client.get(`/promocodes/${encodeURIComponent(code)}/redeem.json`);

test.each(['WIOSNA20', 'wiosna20', ' Wiosna20 '])(
  '%s is a discount of 20 % for repeated requests',
  async (code) => {
    for (let count = 0; count < 2; count += 1) {
      const reply = await redeem(code);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ percentage: 20 });
    }
    expect(await database.db.$count(promocodeUses)).toBe(0);
  },
);

test.each([
  'NOPE',
  'zamknięty',
  'WIOSNA 20',
  'WIOSNA20;--',
  "' or 1=1",
  '../plans',
  '%00',
  'a\0b',
  '💥',
  '   ',
  'a'.repeat(65),
  'a'.repeat(300),
])('%j is rejected', async (code) => {
  const reply = await redeem(code);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ errors: { promocode: ['invalid'] } });
});

test('the log has the route and not the code', async () => {
  await redeem('WIOSNA20');
  const log = app.log.join('');
  expect(log).toContain('/api/promocodes/:code/redeem.json');
  expect(log).not.toContain('WIOSNA20');
});

test('a code is invalid at its end', async () => {
  app.now = new Date(end.getTime() - 1);
  expect((await redeem('WIOSNA20')).statusCode).toBe(200);
  app.now = end;
  expect((await redeem('WIOSNA20')).json()).toEqual({ errors: { promocode: ['invalid'] } });
});

test('a guest gets 401', async () => {
  const guest = new TestClient(app.server);
  expect((await guest.get('/promocodes/WIOSNA20/redeem.json')).statusCode).toBe(401);
});

test('a code is used by a paid order of an account, not by a pending one', async () => {
  const path = await buyer.orderAtBank({ promocode: 'wiosna20' });
  expect(await allPayments(database.db)).toMatchObject([{ amountGrosz: 3_920 }]);
  expect((await redeem('WIOSNA20')).statusCode).toBe(200);
  await buyer.atBank(path, 'pay');
  const used = { errors: { promocode: ['used'] } };
  expect((await redeem('WIOSNA20')).json()).toEqual(used);
  expect((await buyer.order({ promocode: 'WIOSNA20' })).json()).toEqual(used);

  const other = await openShop(database.db, app, 'ola@tipgraph.example');
  expect((await other.client.get('/promocodes/WIOSNA20/redeem.json')).statusCode).toBe(200);
});

test('a code is used while the money of an order is being collected, only for its payer', async () => {
  await buyer.order({ promocode: 'WIOSNA20' });
  await database.db.update(payments).set({ claimedAt: app.now });
  expect((await redeem('WIOSNA20')).json()).toEqual({ errors: { promocode: ['used'] } });
  const other = await openShop(database.db, app, 'ola@tipgraph.example');
  expect((await other.client.get('/promocodes/WIOSNA20/redeem.json')).statusCode).toBe(200);
});

test('an order of a plan with fixed dates, which has no discount, neither uses nor checks a code', async () => {
  const meVip = { sub: 'me_vip', discord_name: 'ala.k' };
  expect((await buyer.order({ ...meVip, promocode: 'NOPE' })).statusCode).toBe(200);
  await buyer.buy({ ...meVip, promocode: 'WIOSNA20' });
  expect((await redeem('WIOSNA20')).statusCode).toBe(200);
});

test('only one of two orders with the same code can be paid', async () => {
  const paths = [
    await buyer.orderAtBank({ promocode: 'WIOSNA20' }),
    await buyer.orderAtBank({ promocode: 'WIOSNA20', sub_months: 3 }),
  ];
  for (const path of paths) await buyer.atBank(path, 'pay');
  expect((await allPayments(database.db)).map(({ status, failure }) => [status, failure])).toEqual([
    ['done', null],
    ['failed', 'promocode_used'],
  ]);
});
