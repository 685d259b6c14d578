import { beforeEach, describe, expect, test } from 'vitest';
import { activations, payments, promocodes } from '../db/purchase-tables.ts';
import { subscriptions } from '../db/tables.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { allPayments, allSubscriptions, type Buyer, changePlan, openShop } from '../testing/shop.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let buyer: Buyer;
let admin: TestClient;
const vip = { sub: 'vip', discord_name: 'ala.k' };
const withDiscord = { discord: true, discord_name: 'ala.k' };
const day = 24 * 3_600_000;

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  buyer = await openShop(database.db, app);
  ({ browser: admin } = await signInAdmin(database.db, app));
});

const own = () => allSubscriptions(database.db);
/** Changes the buyer's subscription as an admin. */
const edit = async (fields: object) => {
  const reply = await admin.post('/subscriptions/update_user_subscription.json', { user_id: 1, ...fields });
  if (reply.statusCode !== 200) throw new Error(`The edit was refused: ${reply.body}`);
};

describe('a paid order', () => {
  test('starts a subscription, whose permissions apply without a new sign-in', async () => {
    expect(await buyer.user()).toMatchObject({ permission: [], active_sub: null });
    await buyer.buy({ ...vip, sub_months: 6 });
    expect(await own()).toMatchObject([
      {
        plan: 'vip',
        startsAt: testStart,
        // Daylight saving time begins in between; the hour in Warsaw stays the same.
        expiresAt: new Date('2026-09-14T11:00:00.000Z'),
        goq: true,
        discord: true,
        valueGrosz: 161_460,
      },
    ]);
    expect(await buyer.user()).toMatchObject({
      first_name: 'Ala',
      last_name: 'Kowalska',
      discord: 'ala.k',
      permission: expect.arrayContaining(['dropinfo', 'goq']),
      active_sub: { sub: 'vip', goq: true, discord: true },
      active_sub_rest_price: 1_614.6,
    });
  });

  test("is written to the user's log", async () => {
    await buyer.buy();
    expect(await readLogs(database.db)).toMatchObject([
      {
        userId: 1,
        authorId: 1,
        action: 'subscription.buy',
        details: { payment_id: 1, plan: 'standard', before: null, after: { goq: false } },
      },
    ]);
    expect(await database.db.select().from(activations)).toMatchObject([{ paymentId: 1, action: 'buy' }]);
  });

  test.each([
    ['standard', 12, false],
    ['pro', 12, false],
    ['premium', 1, false],
    ['premium', 3, false],
    ['premium', 6, true],
    ['vip', 3, false],
    ['vip', 12, true],
    ['me_vip', 1, true],
  ])('%s for %i months includes the quality guarantee: %s', async (sub, sub_months, goq) => {
    await buyer.buy({ sub, sub_months, discord_name: 'ala.k' });
    expect(await own()).toMatchObject([{ plan: sub, goq, discord: sub === 'vip' || sub === 'me_vip' }]);
  });

  test('adds the free months of its sale to a new and to an extended subscription', async () => {
    const ends: unknown[] = [];
    for (let orders = 0; orders < 2; orders += 1) {
      const path = await buyer.orderAtBank({ sub_months: 12 });
      await database.db.update(payments).set({ extraMonths: 2 });
      await buyer.atBank(path, 'pay');
      ends.push(...(await own()).map(({ expiresAt }) => expiresAt.toISOString()));
    }
    expect(ends).toEqual(['2027-05-14T11:00:00.000Z', '2028-07-14T11:00:00.000Z']);
  });

  test('for one month from 31 January ends on 28 February', async () => {
    await buyer.comeBack(new Date('2027-01-31T10:00:00.000Z'));
    await buyer.buy();
    expect(await own()).toMatchObject([{ expiresAt: new Date('2027-02-28T10:00:00.000Z') }]);
  });
});

describe('extending', () => {
  test('adds to the end and to the value', async () => {
    await buyer.buy();
    app.pass(10 * day);
    await buyer.buy({ sub_months: 3 });
    expect(await own()).toMatchObject([
      {
        startsAt: testStart,
        expiresAt: new Date('2026-07-14T11:00:00.000Z'),
        // 21 of 31 days of 49 zł are left, plus 139.65 zł.
        valueGrosz: 3_319 + 13_965,
        valuedAt: app.now,
      },
    ]);
    const [log] = (await readLogs(database.db)).slice(-1);
    expect(log?.action).toBe('subscription.extend');
  });

  test.each([
    ['1 month keeps the end of', 'premium', [6, 1], true, '2026-09-14T11:00:00.000Z'],
    ['6 months moves the end of', 'premium', [6, 1, 6], true, null],
    ['6 months adds', 'premium', [1, 6], true, null],
    ['1 month does not add', 'standard', [12, 1], false, null],
  ])('by %s the quality guarantee: %s for %j months', async (_, sub, lengths, goq, until) => {
    for (const sub_months of lengths) await buyer.buy({ sub, sub_months });
    expect(await own()).toMatchObject([{ goq, goqUntil: until && new Date(until) }]);
  });

  test('does not prolong the quality guarantee for a single month', async () => {
    await buyer.buy({ sub: 'premium', sub_months: 6 });
    await buyer.buy({ sub: 'premium' });
    const hasGoq = { permission: expect.arrayContaining(['goq']), active_sub: { goq: true } };
    const end = new Date('2026-09-14T11:00:00.000Z');
    await buyer.comeBack(new Date(end.getTime() - 1));
    expect(await buyer.user()).toMatchObject({ ...hasGoq, active_sub: { goq_until: end.toISOString() } });
    await buyer.comeBack(end);
    expect(await buyer.user()).toMatchObject({
      permission: expect.not.arrayContaining(['goq']),
      active_sub: { sub: 'premium', goq: false },
    });
    await buyer.buy({ sub: 'premium' });
    expect(await own()).toMatchObject([{ goq: true, goqUntil: end }]);
    await buyer.buy({ sub: 'premium', sub_months: 6 });
    expect(await buyer.user()).toMatchObject(hasGoq);
  });

  test('keeps the ends of GOQ and Discord that an admin has moved the end of the plan before', async () => {
    await buyer.buy({ ...withDiscord, sub: 'premium', sub_months: 6 });
    await buyer.buy({ sub: 'premium' });
    const paidEnd = new Date('2026-09-14T11:00:00.000Z');
    await edit({ expires_at: '2026-07-14T11:00:00.000Z' });
    expect(await buyer.user()).toMatchObject({ active_sub: { goq_until: null, discord_until: null } });
    for (let months = 0; months < 3; months += 1) await buyer.buy({ sub: 'premium' });
    expect(await own()).toMatchObject([{ goqUntil: paidEnd, discordUntil: paidEnd }]);
  });

  test('without Discord keeps the end of the Discord paid before', async () => {
    await buyer.buy({ discord: true, discord_name: 'ala.k' });
    await buyer.buy();
    expect(await buyer.user()).toMatchObject({ active_sub: { discord: true } });
    await buyer.comeBack(new Date('2026-04-14T11:00:00.000Z'));
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'standard', discord: false } });
  });

  test('with Discord starts it immediately, for the months of the order', async () => {
    await buyer.buy({ sub_months: 12 });
    await buyer.buy(withDiscord);
    expect(await own()).toMatchObject([
      {
        expiresAt: new Date('2027-04-14T11:00:00.000Z'),
        discord: true,
        discordUntil: new Date('2026-04-14T11:00:00.000Z'),
      },
    ]);
    expect(await buyer.user()).toMatchObject({ active_sub: { discord: true } });
    await buyer.comeBack(new Date('2026-04-14T11:00:00.000Z'));
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'standard', discord: false } });
  });

  test.each([
    ['from its end, without a gap', [withDiscord, { ...withDiscord, sub_months: 3 }], null],
    [
      'from the end of the paid part',
      [withDiscord, { sub_months: 12 }, { ...withDiscord, sub_months: 3 }],
      new Date('2026-07-14T11:00:00.000Z'),
    ],
    [
      'for the months of both orders',
      [{ sub_months: 12 }, withDiscord, withDiscord],
      new Date('2026-05-14T11:00:00.000Z'),
    ],
  ])('with Discord again continues it %s', async (_, orders, discordUntil) => {
    for (const order of orders) await buyer.buy(order);
    expect(await own()).toMatchObject([{ discord: true, discordUntil }]);
  });

  test.each([
    ['with Discord', [{ sub_months: 12 }, withDiscord]],
    ['without it', [withDiscord, { sub_months: 12 }]],
  ])('%s credits the price of Discord by its own days', async (_, orders) => {
    for (const order of orders) await buyer.buy(order);
    const rest = async () => Number((await buyer.user()).active_sub_rest_price);
    // The plan for 1 and 12 months, and Discord for one.
    expect(await rest()).toBeCloseTo(49 + 411.6 + 50, 2);
    await buyer.comeBack(new Date('2026-04-14T11:00:00.000Z'));
    // 365 of 396 days of the plan are left.
    expect(await rest()).toBeCloseTo(424.54, 2);
  });

  test('with Discord again credits the price of both by all the days that are left', async () => {
    await buyer.buy(withDiscord);
    app.pass(10 * day);
    await buyer.buy(withDiscord);
    const rests: unknown[] = [];
    for (const date of ['04-03', '04-24']) {
      await buyer.comeBack(new Date(`2026-${date}T10:00:00.000Z`));
      rests.push((await buyer.user()).active_sub_rest_price);
    }
    // Of 51 days 42 and 21 are left, of the plan for 82.19 zł and of Discord for 83.87 zł.
    expect(rests).toEqual([136.76, 68.37]);
  });

  test('a granted plan keeps the price until the granted days are over', async () => {
    await admin.post('/subscriptions/create_user_subscription.json', {
      user_id: 1,
      sub: 'pro',
      sub_months: 1,
    });
    for (let orders = 0; orders < 2; orders += 1) {
      app.pass(day);
      await buyer.buy({ sub: 'pro' });
    }
    const rests: unknown[] = [];
    for (const date of ['04-14', '05-14', '06-14']) {
      await buyer.comeBack(new Date(`2026-${date}T10:00:00.000Z`));
      rests.push((await buyer.user()).active_sub_rest_price);
    }
    // 61 days from 14 April, of which 31 and one are left.
    expect(rests).toEqual([258, 135.34, 4.23]);
  });

  test('granted Discord keeps the price of bought Discord until the granted days are over', async () => {
    await admin.post('/subscriptions/create_user_subscription.json', {
      user_id: 1,
      sub: 'standard',
      sub_months: 1,
      discord: true,
    });
    await buyer.buy(withDiscord);
    app.pass(day);
    await buyer.buy();
    const rests: unknown[] = [];
    for (const date of ['04-14', '05-13']) {
      await buyer.comeBack(new Date(`2026-${date}T10:00:00.000Z`));
      rests.push((await buyer.user()).active_sub_rest_price);
    }
    // Of 98 zł 33 of 61 days from 14 April are left, and of Discord for 50 zł two of 30.
    expect(rests).toEqual([148, 56.35]);
  });

  test('a plan whose end an admin moved continues its paid days, not the added ones', async () => {
    await buyer.buy({ sub: 'pro' });
    await edit({ expires_at: '2027-04-14T11:00:00.000Z' });
    await buyer.comeBack(new Date('2026-04-04T11:00:00.000Z'));
    await buyer.buy({ sub: 'pro' });
    expect(await own()).toMatchObject([{ expiresAt: new Date('2027-05-14T11:00:00.000Z') }]);
    // 10 of 31 days of 129 zł, and another month.
    expect(await buyer.user()).toMatchObject({ active_sub_rest_price: 170.61 });
    await buyer.comeBack(new Date('2026-05-14T11:00:00.000Z'));
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'pro' }, active_sub_rest_price: 0 });
  });

  test('a plan that includes Discord gives it until the new end', async () => {
    await buyer.buy(vip);
    await database.db.update(subscriptions).set({ discord: false });
    await buyer.buy(vip);
    expect(await own()).toMatchObject([{ discord: true, discordUntil: null }]);
  });

  test('an expired subscription starts a new one', async () => {
    await buyer.buy();
    await buyer.comeBack(new Date(testStart.getTime() + 40 * day));
    await buyer.buy();
    expect(await own()).toHaveLength(2);
  });
});

describe('changing', () => {
  test('ends the old plan immediately and credits its remaining value', async () => {
    await buyer.buy({ sub: 'pro' });
    app.pass(10 * day);
    await buyer.buy(vip);
    expect(await own()).toMatchObject([
      { plan: 'pro', expiresAt: app.now },
      { plan: 'vip', startsAt: app.now, expiresAt: new Date('2026-04-24T11:00:00.000Z') },
    ]);
    const [, payment] = await allPayments(database.db);
    expect(payment?.lines).toEqual([
      { kind: 'package', grosz: 29_900 },
      { kind: 'active_subscription_rest', grosz: -8_739 },
    ]);
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'vip' }, active_sub_rest_price: 299 });
  });

  test('leaves no remaining value if an admin revives the old plan, whose end they had moved', async () => {
    await buyer.buy({ sub: 'pro', ...withDiscord });
    await edit({ expires_at: '2026-03-31T11:00:00.000Z' });
    app.pass(day);
    await buyer.buy(vip);
    app.pass(day);
    await edit({ expires_at: app.now.toISOString() });
    await edit({ subscription_id: 1, expires_at: '2026-04-30T11:00:00.000Z' });
    await buyer.comeBack(app.now);
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'pro' }, active_sub_rest_price: 0 });
  });

  test('costs nothing and is done immediately when the remaining value exceeds the price', async () => {
    await buyer.buy({ ...vip, sub_months: 12 });
    const reply = await buyer.order();
    const [, payment] = await allPayments(database.db);
    expect(reply.json()).toMatchObject({
      payment_url: `/payment?payment_id=${payment?.uid}`,
      payment: { uid: payment?.uid, payment_status: 'done', payment_method: null },
    });
    expect(payment).toMatchObject({ status: 'done', amountGrosz: 0 });
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'standard' }, active_sub_rest_price: 49 });
  });

  test('credits a remaining value only once', async () => {
    await buyer.buy({ sub: 'pro' });
    const paths = [await buyer.orderAtBank(vip), await buyer.orderAtBank({ ...vip, payment_method: 'blik' })];
    for (const path of paths) await buyer.atBank(path, 'pay');
    expect((await allPayments(database.db)).map(({ status, failure }) => [status, failure])).toEqual([
      ['done', null],
      ['done', null],
      ['failed', 'outdated'],
    ]);
    expect((await own()).map(({ plan }) => plan)).toEqual(['pro', 'vip']);
  });

  test('fails when the order would end a plan that was bought meanwhile', async () => {
    const paths = [await buyer.orderAtBank({ sub: 'pro' }), await buyer.orderAtBank()];
    for (const path of paths) await buyer.atBank(path, 'pay');
    expect(await buyer.user()).toMatchObject({ active_sub: { sub: 'pro' } });
    expect(await allPayments(database.db)).toMatchObject([{ status: 'done' }, { failure: 'outdated' }]);
  });

  test('two orders of the same plan both count', async () => {
    const paths = [await buyer.orderAtBank(), await buyer.orderAtBank({ payment_method: 'blik' })];
    for (const path of paths) await buyer.atBank(path, 'pay');
    expect(await own()).toMatchObject([{ expiresAt: new Date('2026-05-14T11:00:00.000Z') }]);
  });
});

describe('an order whose subscription an admin has meanwhile', () => {
  const outdated = { status: 'failed', failure: 'outdated' };

  test('given another plan does not end that plan without a credit', async () => {
    await buyer.buy();
    const path = await buyer.orderAtBank();
    await edit({ sub: 'vip' });
    await buyer.atBank(path, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{}, outdated]);
    expect(await own()).toMatchObject([{ plan: 'vip', expiresAt: new Date('2026-04-14T11:00:00.000Z') }]);
  });

  test('given the ordered plan does not count its remaining value twice', async () => {
    await buyer.buy();
    const path = await buyer.orderAtBank(vip);
    await edit({ sub: 'vip' });
    await buyer.atBank(path, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{}, outdated]);
    expect(await own()).toMatchObject([{ plan: 'vip', valueGrosz: 4_900 }]);
  });

  test('left unchanged is done if a discount of 100 % left nothing to credit', async () => {
    await database.db.insert(promocodes).values({ code: 'FREE', percentage: 100, createdAt: testStart });
    await buyer.buy();
    await buyer.buy({ sub: 'pro', promocode: 'FREE', ...withDiscord });
    expect(await allPayments(database.db)).toMatchObject([{}, { status: 'done', amountGrosz: 5_000 }]);
  });

  test('ended early does not credit its remaining value', async () => {
    await buyer.buy();
    app.pass(day);
    const path = await buyer.orderAtBank(vip);
    await edit({ expires_at: app.now.toISOString() });
    await buyer.atBank(path, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{}, outdated]);
  });

  test('left to end by itself is done', async () => {
    await buyer.buy();
    const path = await buyer.orderAtBank(vip);
    app.pass(40 * day);
    await buyer.atBank(path, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{}, { status: 'done' }]);
  });
});

describe('ME VIP', () => {
  const meVip = { sub: 'me_vip', discord_name: 'ala.k' };
  const endOfSale = new Date('2026-06-15T22:00:00.000Z');

  test('costs 99 zł and lasts to the end of 15 July, alongside another plan', async () => {
    await buyer.comeBack(new Date('2026-06-14T08:00:00.000Z'));
    await changePlan(database.db, 'me_vip', { salePercent: 50 });
    await buyer.buy();
    await buyer.buy(meVip);
    expect(await allPayments(database.db)).toMatchObject([{}, { amountGrosz: 9_900 }]);
    expect(await own()).toMatchObject([
      { plan: 'standard', expiresAt: new Date('2026-07-14T08:00:00.000Z') },
      { plan: 'me_vip', startsAt: app.now, expiresAt: new Date('2026-07-15T22:00:00.000Z') },
    ]);
    expect(await buyer.user()).toMatchObject({
      active_sub: { sub: 'me_vip', goq: true, discord: true },
      limited_applied: true,
      show_mevip_sub_info: true,
    });
  });

  test('is replaced by a new plan, while another running plan goes on, since nothing of it is credited', async () => {
    await buyer.comeBack(new Date('2026-06-14T08:00:00.000Z'));
    await buyer.buy({ ...vip, sub_months: 12 });
    await buyer.buy(meVip);
    app.pass(day);
    await buyer.buy({ sub: 'pro' });
    expect(await own()).toMatchObject([
      { plan: 'vip', expiresAt: new Date('2027-06-14T08:00:00.000Z') },
      { plan: 'me_vip', expiresAt: app.now },
      { plan: 'pro', startsAt: app.now, expiresAt: new Date('2026-07-15T08:00:00.000Z') },
    ]);
    const [, , { lines } = { lines: [] }] = await allPayments(database.db);
    expect(lines).toMatchObject([{ kind: 'package' }, { kind: 'active_subscription_rest', grosz: -9_591 }]);
    await buyer.buy({ sub: 'pro' });
    expect(await own()).toMatchObject([
      { plan: 'vip', expiresAt: new Date('2027-06-14T08:00:00.000Z') },
      {},
      { plan: 'pro', expiresAt: new Date('2026-08-15T08:00:00.000Z') },
    ]);
  });

  test('is ended by an extension of another running plan, and the log names it', async () => {
    await buyer.comeBack(new Date('2026-06-14T08:00:00.000Z'));
    await buyer.buy(vip);
    await buyer.buy(meVip);
    app.pass(day);
    await buyer.buy(vip);
    expect(await own()).toMatchObject([
      { plan: 'vip', expiresAt: new Date('2026-08-14T08:00:00.000Z') },
      { plan: 'me_vip', expiresAt: app.now },
    ]);
    const [log] = (await readLogs(database.db)).slice(-1);
    expect(log).toMatchObject({
      action: 'subscription.extend',
      details: { plan: 'vip', ended_plan: 'me_vip', before: { expires_at: '2026-07-14T08:00:00.000Z' } },
    });
  });

  test('starts on 14 June when it is bought earlier', async () => {
    await buyer.buy(meVip);
    expect(await buyer.user()).toMatchObject({
      active_sub: null,
      limited_applied: true,
      show_mevip_sub_info: true,
      upcoming_subs: [
        { sub: 'me_vip', starts_at: '2026-06-13T22:00:00.000Z', expires_at: '2026-07-15T22:00:00.000Z' },
      ],
    });
    await buyer.comeBack(new Date('2026-06-13T22:00:00.000Z'));
    expect(await buyer.user()).toMatchObject({
      active_sub: { sub: 'me_vip' },
      upcoming_subs: [],
      show_mevip_sub_info: true,
    });
    await buyer.comeBack(new Date('2026-07-15T22:00:00.000Z'));
    expect(await buyer.user()).toMatchObject({
      active_sub: null,
      show_mevip_sub_info: false,
      limited_applied: false,
    });
  });

  test('that has not started is not replaced by another plan', async () => {
    await buyer.buy(meVip);
    await buyer.buy({ sub: 'pro' });
    expect(await own()).toMatchObject([
      { plan: 'me_vip', expiresAt: new Date('2026-07-15T22:00:00.000Z') },
      { plan: 'pro' },
    ]);
  });

  test('is sold once per user, and not after its date', async () => {
    await buyer.buy(meVip);
    const unavailable = { errors: { sub: ['unavailable'] } };
    expect((await buyer.order(meVip)).json()).toEqual(unavailable);
    const other = await openShop(database.db, app, 'ola@tipgraph.example');
    await other.comeBack(new Date(endOfSale.getTime() - 1));
    expect((await other.order(meVip)).statusCode).toBe(200);
    app.now = endOfSale;
    expect((await other.order(meVip)).json()).toEqual(unavailable);
  });

  test('only one of two orders can be paid', async () => {
    const paths = [
      await buyer.orderAtBank(meVip),
      await buyer.orderAtBank({ ...meVip, payment_method: 'blik' }),
    ];
    for (const path of paths) await buyer.atBank(path, 'pay');
    expect(await allPayments(database.db)).toMatchObject([{ status: 'done' }, { failure: 'outdated' }]);
    expect(await database.db.$count(subscriptions)).toBe(1);
  });
});
