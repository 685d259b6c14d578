import { beforeEach, describe, expect, test, vi } from 'vitest';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { makeSubscription, makeUser } from '../testing/fixtures.ts';
import { passInTransaction } from '../testing/pass-in-transaction.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { allPayments, allSubscriptions, type Buyer, changePlan, openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import * as prices from './price.ts';

let buyer: Buyer;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
});

describe('an order', () => {
  test('is stored with its lines and returns the payment URL', async () => {
    const reply = await buyer.order({ sub: 'pro', sub_months: 3, discord: true, discord_name: ' @Ala.k ' });
    expect(reply.statusCode).toBe(200);
    const [payment] = await allPayments(database.db);
    expect(reply.json()).toEqual({
      payment_url: `http://upstream.example/payment-provider/sandbox/${payment?.uid}`,
      payment: (await buyer.client.get(`/payments/${payment?.uid}.json`)).json(),
    });
    expect(payment).toMatchObject({
      status: 'pending',
      method: 'p24',
      amountGrosz: 36_765 + 14_250,
      lines: [
        { kind: 'package', grosz: 38_700 },
        { kind: 'duration_discount', grosz: -1_935 },
        { kind: 'discord', grosz: 14_250 },
      ],
      discord: true,
      discordName: 'ala.k',
      firstName: 'Ala',
      lastName: 'Kowalska',
      language: 'pl',
    });
    expect(await allSubscriptions(database.db)).toEqual([]);
  });

  test('is found by its names before it is paid, and changes no name that the payer has', async () => {
    const { browser: admin } = await signInAdmin(database.db, app);
    await buyer.order({ first_name: 'Ala', last_name: 'Wójcik' });
    const found = (await admin.get('/payments.json?search=wojcik')).json();
    expect(found).toMatchObject({ payments: [{ id: 1 }], total: 1 });
    await buyer.order({ sub: 'vip', first_name: 'Ula', last_name: 'Nowak', discord_name: 'ala.k' });
    expect(await buyer.user()).toMatchObject({ first_name: 'Ala', last_name: 'Wójcik', discord: 'ala.k' });
  });

  test('needs a signed-in user', async () => {
    const guest = new TestClient(app.server);
    await guest.get('/plans.json');
    expect((await guest.post('/subscriptions.json', {})).statusCode).toBe(401);
    expect(await allPayments(database.db)).toEqual([]);
  });

  test('gets the errors of all missing fields together', async () => {
    const reply = await buyer.client.post('/subscriptions.json', { discord: true });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      errors: {
        sub: ['blank'],
        sub_months: ['blank'],
        payment_method: ['blank'],
        first_name: ['blank'],
        last_name: ['blank'],
        discord_name: ['blank'],
      },
    });
  });

  test.each([
    ['an unknown plan', { sub: 'gold' }, { sub: ['invalid'] }],
    ['a plan that is not text', { sub: { $ne: 1 } }, { sub: ['invalid'] }],
    ['months that are not a number', { sub_months: [3] }, { sub_months: ['invalid'] }],
    ['a promo code that is not text', { promocode: 10 }, { promocode: ['invalid'] }],
    ['2 months', { sub_months: 2 }, { sub_months: ['invalid'] }],
    ['no months', { sub_months: null }, { sub_months: ['blank'] }],
    ['3 months of ME VIP', { sub: 'me_vip', sub_months: 3 }, { sub_months: ['invalid'] }],
    ['a card', { payment_method: 'card' }, { payment_method: ['invalid'] }],
    ['a blank first name', { first_name: '  ' }, { first_name: ['blank'] }],
    ['a blank last name', { last_name: '\t' }, { last_name: ['blank'] }],
    ['a name that is too long', { first_name: 'a'.repeat(101) }, { first_name: ['too_long'] }],
    ['a name with a NUL character', { last_name: 'a\0' }, { last_name: ['invalid'] }],
    ['a blank Discord name', { discord: true, discord_name: ' ' }, { discord_name: ['blank'] }],
    ['an invalid Discord name', { discord: true, discord_name: 'a b' }, { discord_name: ['invalid'] }],
    [
      'a Discord name that is too long',
      { discord: true, discord_name: 'a'.repeat(65) },
      { discord_name: ['too_long'] },
    ],
    ['VIP without a Discord name', { sub: 'vip' }, { discord_name: ['blank'] }],
    ['VIP with an invalid Discord name', { sub: 'vip', discord_name: 'a b' }, { discord_name: ['invalid'] }],
    ['a Discord name that is no text', { sub: 'vip', discord_name: 5 }, { discord_name: ['invalid'] }],
    ['neither with nor without Discord', { discord: 'yes' }, { discord: ['invalid'] }],
    ['an unknown promo code', { promocode: 'NOPE' }, { promocode: ['invalid'] }],
  ])('with %s is rejected', async (_, cart, errors) => {
    const reply = await buyer.order(cart);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({ errors });
    expect(await allPayments(database.db)).toEqual([]);
  });

  test.each([{ discord_name: 'a b' }, { discord_name: 5 }, { discord: 'false', discord_name: 'a b' }])(
    'without Discord ignores the Discord name: %j',
    async (cart) => {
      expect((await buyer.order(cart)).statusCode).toBe(200);
      expect(await allPayments(database.db)).toMatchObject([{ discord: false, discordName: null }]);
    },
  );

  test('is stored with the free months of its sale', async () => {
    const { priceOf } = prices;
    vi.spyOn(prices, 'priceOf').mockImplementation((input) => priceOf({ ...input, christmasSale: true }));
    expect((await buyer.order({ sub: 'premium', sub_months: 12 })).statusCode).toBe(200);
    expect(await allPayments(database.db)).toMatchObject([{ months: 12, extraMonths: 2 }]);
  });

  test('may have its months as text', async () => {
    expect((await buyer.order({ sub: 'pro', sub_months: '3' })).statusCode).toBe(200);
    expect(await allPayments(database.db)).toMatchObject([{ months: 3 }]);
  });

  test.each(['premium', 'vip'])('of %s is accepted only in Polish', async (sub) => {
    const cart = { sub, discord_name: 'ala' };
    const english = await buyer.order(cart, { lang: 'en' });
    expect(english.statusCode).toBe(422);
    expect(english.json()).toEqual({ errors: { sub: ['unavailable'] } });
    expect((await buyer.order(cart)).statusCode).toBe(200);
  });

  test('is rejected after the plan is sold until', async () => {
    await changePlan(database.db, 'standard', { soldUntil: new Date(testStart.getTime() + 1_000) });
    expect((await buyer.order()).statusCode).toBe(200);
    app.pass(1_000);
    expect((await buyer.order()).json()).toEqual({ errors: { sub: ['unavailable'] } });
  });

  test('is rejected after the fixed dates of the plan', async () => {
    await changePlan(database.db, 'me_vip', { soldUntil: null, validUntil: app.now });
    const reply = await buyer.order({ sub: 'me_vip', discord_name: 'ala.k' });
    expect(reply.json()).toEqual({ errors: { sub: ['unavailable'] } });
  });

  test('applies the active sale', async () => {
    const saleEndsAt = new Date(testStart.getTime() + 60_000);
    await changePlan(database.db, 'standard', { salePercent: 50, saleEndsAt });
    await buyer.order();
    app.now = saleEndsAt;
    await buyer.order();
    expect((await allPayments(database.db)).map(({ amountGrosz }) => amountGrosz)).toEqual([2_450, 4_900]);
  });

  test('that waits for another change of its payer is priced after it', async () => {
    const startsAt = new Date(testStart.getTime() + 1_000);
    await makeSubscription(database.db, { userId: 1, planId: 2, startsAt });
    passInTransaction(database.db, () => app.pass(1_000));
    await buyer.order();
    expect(await allPayments(database.db)).toMatchObject([{ activeSubscriptionId: 1, createdAt: app.now }]);
  });

  test('with nothing to pay is refused while money of the payer is being collected', async () => {
    await database.db.insert(promocodes).values({ code: 'FREE', percentage: 100, createdAt: testStart });
    await buyer.order();
    await database.db.update(payments).set({ claimedAt: app.now });
    const free = { sub: 'pro', promocode: 'FREE' };
    expect((await buyer.order(free)).json()).toEqual({ errors: { base: ['under_way'] } });
    expect(await allPayments(database.db)).toHaveLength(1);
    app.pass(60_000);
    expect((await buyer.order(free)).statusCode).toBe(200);
  });
});

describe('the 21st unpaid order within a day', () => {
  const carts = [1, 3, 6, 12].flatMap((sub_months) =>
    ['standard', 'pro', 'premium'].flatMap((sub) =>
      ['p24', 'blik'].map((payment_method) => ({ sub, sub_months, payment_method })),
    ),
  );
  const orderTwenty = () => Promise.all(carts.slice(0, 20).map((cart) => buyer.orderAtBank(cart)));

  test('is refused until a day has passed, also if the others were cancelled or refused', async () => {
    const [refused, cancelled] = await orderTwenty();
    if (refused === undefined || cancelled === undefined) throw new Error('There are no orders');
    await buyer.atBank(refused, 'refuse');
    await buyer.client.put(`/payments/${cancelled.split('/').at(-1)}/cancel.json?own=true`);
    expect((await buyer.order(carts[20])).statusCode).toBe(429);
    expect(await allPayments(database.db)).toHaveLength(20);
    await buyer.comeBack(new Date(testStart.getTime() + 24 * 3_600_000));
    expect((await buyer.order(carts[20])).statusCode).toBe(200);
  });

  test('is accepted when one of the others was paid, and as a repeated cart', async () => {
    const paths = await orderTwenty();
    expect(await buyer.orderAtBank(carts[19])).toBe(paths[19]);
    await buyer.atBank(paths[0] ?? '', 'pay');
    expect((await buyer.order(carts[20])).statusCode).toBe(200);
  });
});

describe('a repeated cart', () => {
  test('creates one payment when it is sent concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => buyer.order()));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await allPayments(database.db)).toHaveLength(1);
  });

  test('returns the same payment for ten minutes', async () => {
    const first = await buyer.order();
    app.pass(10 * 60_000 - 1);
    expect((await buyer.order()).json()).toEqual(first.json());
    app.pass(1);
    expect((await buyer.order()).json()).not.toEqual(first.json());
  });

  test('creates another payment for another cart, user or price', async () => {
    await makeUser(database.db, { email: 'ola@tipgraph.example' });
    const other = new TestClient(app.server);
    await other.signIn('ola@tipgraph.example');
    await buyer.order();
    await buyer.order({ payment_method: 'blik' });
    await other.post('/subscriptions.json', {
      sub: 'standard',
      sub_months: 1,
      payment_method: 'p24',
      discord: false,
      first_name: 'Ala',
      last_name: 'Kowalska',
    });
    await changePlan(database.db, 'standard', { priceGrosz: 5_000 });
    await buyer.order();
    expect(await allPayments(database.db)).toHaveLength(4);
  });

  test('creates another payment when another subscription with the same end is active', async () => {
    const startAnother = () => makeSubscription(database.db, { userId: 1, planId: 1 });
    await startAnother();
    await buyer.order();
    await startAnother();
    await buyer.order();
    expect(await allPayments(database.db)).toMatchObject([
      { amountGrosz: 4_900, activeSubscriptionId: 1 },
      { amountGrosz: 4_900, activeSubscriptionId: 2 },
    ]);
  });

  test('creates another payment when an admin has moved the end of the active subscription', async () => {
    const { browser: admin } = await signInAdmin(database.db, app);
    await buyer.buy();
    const vip = { sub: 'vip', discord_name: 'ala.k' };
    await buyer.order(vip);
    const expires_at = '2026-05-14T11:00:00.000Z';
    await admin.post('/subscriptions/update_user_subscription.json', { user_id: 1, expires_at });
    await buyer.buy(vip);
    expect(await allPayments(database.db)).toMatchObject([
      { status: 'done' },
      { status: 'pending', amountGrosz: 25_000, activeExpiresAt: new Date('2026-04-14T11:00:00.000Z') },
      { status: 'done', amountGrosz: 25_000, activeExpiresAt: new Date(expires_at) },
    ]);
  });

  test('creates a new payment after it was refused at the bank', async () => {
    const path = await buyer.orderAtBank();
    await buyer.atBank(path, 'refuse');
    expect(await buyer.orderAtBank()).not.toBe(path);
  });

  test('creates another payment while the money of the first is being collected', async () => {
    await buyer.order();
    await database.db.update(payments).set({ claimedAt: app.now });
    await buyer.order();
    expect(await allPayments(database.db)).toHaveLength(2);
  });

  test('with nothing to pay is done once', async () => {
    await database.db.insert(promocodes).values({ code: 'FREE', percentage: 100, createdAt: testStart });
    const replies = [await buyer.order({ promocode: 'free' }), await buyer.order({ promocode: 'free' })];
    const [payment, ...others] = await allPayments(database.db);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ status: 'done', amountGrosz: 0, paidAt: testStart });
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({
        payment_url: `/payment?payment_id=${payment?.uid}`,
        payment: { uid: payment?.uid, payment_status: 'done' },
      });
    }
    expect(await allSubscriptions(database.db)).toHaveLength(1);
  });

  test('with nothing to pay is done again when the subscription has changed since', async () => {
    const premium = { sub: 'premium' };
    await buyer.buy(premium);
    app.pass(1_000);
    const first = (await buyer.order()).json();
    app.pass(1_000);
    await buyer.buy(premium);
    app.pass(1_000);
    const again = (await buyer.order()).json();
    expect([first, again]).toMatchObject([
      { payment: { payment_status: 'done', amount: 0 } },
      { payment: { payment_status: 'done', amount: 0 } },
    ]);
    expect(again.payment.uid).not.toBe(first.payment.uid);
  });
});
