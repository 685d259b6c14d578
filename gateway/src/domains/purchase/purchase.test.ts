import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/fake-origin.ts';
import { samplePlan, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import type { PlanWire } from '../plan/shapes.ts';
import type { UserWire } from '../user/shapes.ts';

let test: TestEngine;
let reauthUids: string[];
beforeEach(async () => {
  reauthUids = [];
  test = await startTestEngine({
    live: { changed: () => {}, cursor: () => '', requestReauth: (uid) => reauthUids.push(uid) },
  });
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);
const identity = 'GET /auth/validate_token.json';
const pro = samplePlan({ id: 3, name: 'Pro', price_pln: 129 });
const meVip = samplePlan({
  id: 6,
  name: 'me_vip',
  price_pln: 99,
  is_limited: true,
  limited_left: 0,
  valid_until: '2026-07-15T22:00:00Z',
});

const offer = (user: Partial<UserWire> | null, ...plans: PlanWire[]) => {
  test.origin.on('GET /plans.json', json({ plans }));
  test.origin.on(identity, json({ user: sampleUser({ active_sub: null, ...user }), plans }));
};

describe('the price of a cart', () => {
  const query = `query ($input: CartInput!) {
    cartPrice(input: $input) {
      lines { kind amountPln percent } totalPln action extraMonths goqIncluded discordIncluded
      promoCode { code percent } promoCodeErrors { field code } unavailability
    }
  }`;

  it('for a guest is the offer’s, with any promo code', async () => {
    offer(null, { ...pro, active_sale: { percent: 20 } });
    const { data } = await test.executeAsGuest(query, {
      input: { planName: 'Pro', months: 3, discord: true, promoCode: 'LATO' },
    });
    expect(data).toEqual({
      cartPrice: {
        lines: [
          { kind: 'PACKAGE', amountPln: 387, percent: null },
          { kind: 'DURATION_DISCOUNT', amountPln: -19.35, percent: 5 },
          { kind: 'SALE', amountPln: -73.53, percent: 20 },
          { kind: 'DISCORD', amountPln: 142.5, percent: null },
        ],
        totalPln: 436.62,
        action: 'BUY',
        extraMonths: 0,
        goqIncluded: false,
        discordIncluded: false,
        promoCode: null,
        promoCodeErrors: [],
        unavailability: null,
      },
    });
    expect(paths()).toEqual(['GET /plans.json']);
  });

  it('for a subscriber includes the promo code and the remaining value of another plan', async () => {
    const active = { sub: 'Standard', expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false };
    offer({ active_sub: active, active_sub_rest_price: 16.1 }, pro);
    test.origin.on('GET /promocodes/LATO/redeem.json', json({ percentage: 10 }));
    const { data } = await test.execute(query, {
      input: { planName: 'pro', months: 1, promoCode: ' LATO ' },
    });
    expect(data).toMatchObject({
      cartPrice: {
        lines: [
          { kind: 'PACKAGE', amountPln: 129 },
          { kind: 'PROMO_CODE', amountPln: -12.9, percent: 10 },
          { kind: 'ACTIVE_SUBSCRIPTION_REST', amountPln: -16.1, percent: null },
        ],
        totalPln: 100,
        action: 'CHANGE',
        promoCode: { code: 'LATO', percent: 10 },
      },
    });
    expect(paths()).toEqual([identity, 'GET /promocodes/LATO/redeem.json']);
  });

  it('includes the Christmas sale when the upstream enables it for the user', async () => {
    const active = { sub: 'pro', expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false };
    offer({ active_sub: active, active_sub_rest_price: 100, can_use_december23_sale: true }, pro);
    const { data } = await test.execute(query, { input: { planName: 'pro', months: 1 } });
    expect(data).toMatchObject({ cartPrice: { totalPln: 64.5, action: 'EXTEND' } });
  });

  it.each([
    [json({ errors: { promocode: ['used'] } }, 422), 'USED'],
    [json({ errors: { promocode: ['expired'] } }, 422), 'EXPIRED'],
    [json({ errors: ['Not found'] }, 404), 'INVALID'],
  ])('ignores a refused promo code', async (reply, code) => {
    offer({}, pro);
    test.origin.on('GET /promocodes/LATO/redeem.json', reply);
    const { data } = await test.execute(query, { input: { planName: 'pro', months: 1, promoCode: 'LATO' } });
    expect(data).toMatchObject({
      cartPrice: { totalPln: 129, promoCode: null, promoCodeErrors: [{ field: ['promoCode'], code }] },
    });
  });

  it('is SOLD_OUT without places, except for a user who holds one', async () => {
    const input = { planName: 'me_vip', months: 1, discord: true };
    offer({}, meVip);
    const refused = await test.execute(query, { input: { ...input, promoCode: 'LATO' } });
    offer({ limited_applied: true }, meVip);
    const holder = await test.execute(query, { input });
    expect([refused.data, holder.data]).toMatchObject([
      { cartPrice: { totalPln: 99, goqIncluded: true, discordIncluded: true, unavailability: 'SOLD_OUT' } },
      { cartPrice: { totalPln: 99, unavailability: null } },
    ]);
    expect(paths()).toEqual([identity, identity]);
  });

  it.each([
    ['runs', { active_sub: { sub: 'ME_VIP', expires_at: '2026-07-15T22:00:00Z', goq: true, discord: true } }],
    [
      'begins later',
      {
        active_sub: null,
        upcoming_subs: [
          { sub: 'me_vip', starts_at: '2026-06-13T22:00:00Z', expires_at: '2026-07-15T22:00:00Z' },
        ],
      },
    ],
  ])('is OWNED, as is the offer, for a plan with fixed dates of the caller that %s', async (_, held) => {
    offer({ ...held, limited_applied: true }, meVip);
    const priced = await test.execute(query, { input: { planName: 'me_vip', months: 1 } });
    expect(priced.data).toMatchObject({ cartPrice: { unavailability: 'OWNED' } });
    offer({ ...held, limited_applied: true }, meVip);
    const offered = await test.execute('{ viewer { permissions } plans { name unavailability } }');
    expect(offered.data).toMatchObject({ plans: [{ name: 'me_vip', unavailability: 'OWNED' }] });
  });

  it.each(['pro', 'me_vip'])(
    'has the action BUY for a plan with fixed dates next to an active %s',
    async (sub) => {
      const active = { sub, expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false };
      offer({ active_sub: active, active_sub_rest_price: 50, limited_applied: true }, meVip);
      const { data } = await test.execute(query, { input: { planName: 'me_vip', months: 1 } });
      expect(data).toMatchObject({ cartPrice: { action: 'BUY', totalPln: 99 } });
    },
  );

  it('is null for a plan not on offer, and refuses a length that is not sold', async () => {
    offer(null, pro, meVip);
    expect((await test.executeAsGuest(query, { input: { planName: 'gold', months: 1 } })).data).toEqual({
      cartPrice: null,
    });
    for (const input of [
      { planName: 'pro', months: 2 },
      { planName: 'me_vip', months: 3 },
    ]) {
      expect((await test.executeAsGuest(query, { input })).codes).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('a promo code', () => {
  const redeem = `mutation ($code: String!) {
    redeemPromoCode(input: { code: $code }) { promoCode { code percent } errors { field code } }
  }`;

  it('is trimmed before the check', async () => {
    test.origin.on('GET /promocodes/LATO/redeem.json', json({ percentage: 12.5 }));
    expect((await test.execute(redeem, { code: ' LATO ' })).data).toEqual({
      redeemPromoCode: { promoCode: { code: 'LATO', percent: 12.5 }, errors: [] },
    });
  });

  it('returns an error for `code` when used', async () => {
    test.origin.on('GET /promocodes/LATO/redeem.json', json({ errors: { promocode: ['used'] } }, 422));
    expect((await test.execute(redeem, { code: 'LATO' })).data).toEqual({
      redeemPromoCode: { promoCode: null, errors: [{ field: ['code'], code: 'USED' }] },
    });
  });

  it('is not sent when blank', async () => {
    expect((await test.execute(redeem, { code: '  ' })).data).toMatchObject({
      redeemPromoCode: { promoCode: null, errors: [{ field: ['code'], code: 'BLANK' }] },
    });
    expect(paths()).toEqual([]);
  });

  it.each(['../../users', '..', 'a/b?c=d#e', 'żółć %41', '💣'])(
    'with special characters stays one path segment: %j',
    async (code) => {
      const { data } = await test.execute(redeem, { code });
      expect(data).toMatchObject({ redeemPromoCode: { promoCode: null, errors: [{ code: 'INVALID' }] } });
      expect(paths()).toHaveLength(1);
      expect(paths()[0]).toMatch(/^GET \/promocodes\/[\w%~!*'()-]+\/redeem\.json$/);
    },
  );
});

describe('an order', () => {
  const order = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
    payment { uid status } paymentUrl errors { field code } } }`;
  const input = {
    planName: 'Pro',
    months: 6,
    discord: true,
    promoCode: '',
    paymentMethod: 'BLIK',
    firstName: ' Ada ',
    lastName: 'Nowak',
    discordName: 'ada.n',
  };
  const orders = () => test.origin.seen.filter(({ path }) => path === '/subscriptions.json');

  it('is sent flat, returns the payment URL, and makes the user’s sockets reauthenticate', async () => {
    test.origin.on('POST /subscriptions.json', json({ payment_url: 'https://bank.example/pay/1' }));
    expect((await test.execute(order, { input })).data).toEqual({
      placeOrder: { payment: null, paymentUrl: 'https://bank.example/pay/1', errors: [] },
    });
    expect(orders().map(({ body }) => JSON.parse(body))).toEqual([
      {
        sub: 'pro',
        sub_months: 6,
        payment_method: 'blik',
        discord: true,
        first_name: 'Ada',
        last_name: 'Nowak',
        discord_name: 'ada.n',
      },
    ]);
    expect(reauthUids).toEqual(['ada@tipgraph.example']);
  });

  it('returns the payment if the upstream sends it', async () => {
    const payment = { uid: 'p-1', payment_status: 'pending', amount: 129 };
    test.origin.on('POST /subscriptions.json', json({ payment_url: 'https://bank.example/pay/1', payment }));
    expect((await test.execute(order, { input })).data).toMatchObject({
      placeOrder: { payment: { uid: 'p-1', status: 'PENDING' }, errors: [] },
    });
  });

  it('returns every error by input field', async () => {
    const errors = {
      sub: ['sold_out'],
      sub_months: ['invalid'],
      promocode: ['used'],
      payment_method: ['unavailable'],
      first_name: ['blank'],
      discord_name: ['blank'],
      base: ['payment_unavailable', 'under_way'],
    };
    test.origin.on('POST /subscriptions.json', json({ errors }, 422));
    expect((await test.execute(order, { input })).data).toEqual({
      placeOrder: {
        payment: null,
        paymentUrl: null,
        errors: [
          { field: ['planName'], code: 'SOLD_OUT' },
          { field: ['months'], code: 'INVALID' },
          { field: ['promoCode'], code: 'USED' },
          { field: ['paymentMethod'], code: 'UNAVAILABLE' },
          { field: ['firstName'], code: 'BLANK' },
          { field: ['discordName'], code: 'BLANK' },
          { field: null, code: 'PAYMENT_UNAVAILABLE' },
          { field: null, code: 'UNDER_WAY' },
        ],
      },
    });
    expect(reauthUids).toEqual([]);
  });

  it('is refused when the price differs from the expected one', async () => {
    offer({}, pro);
    test.origin.on('POST /subscriptions.json', json({ payment_url: '/payment?payment_id=p1' }));
    const changed = await test.execute(order, { input: { ...input, expectedTotalPln: 900 } });
    expect(changed.data).toEqual({
      placeOrder: {
        payment: null,
        paymentUrl: null,
        errors: [{ field: ['expectedTotalPln'], code: 'PRICE_CHANGED' }],
      },
    });
    expect(orders()).toHaveLength(0);
    const same = await test.execute(order, { input: { ...input, expectedTotalPln: 966.6 } });
    expect(same.data).toEqual({
      placeOrder: { payment: null, paymentUrl: '/payment?payment_id=p1', errors: [] },
    });
    expect(orders()).toHaveLength(1);
  });

  it('that was free returns its payment when it is repeated after a lost response', async () => {
    const active = { sub: 'pro', expires_at: '2026-09-01T00:00:00Z', goq: false, discord: false };
    offer({ active_sub: active }, pro);
    const free = { ...input, months: 1, discord: false, expectedTotalPln: 0 };
    const done = {
      uid: 'p/1',
      payment_status: 'done',
      amount: 0,
      sub: 'Pro',
      sub_months: 1,
      created_at: new Date(Date.now() - 9 * 60_000).toISOString(),
    };
    const repeat = async (...payments: object[]) => {
      test.origin.on('GET /payments/user_index.json', json({ payments }));
      return (await test.execute(order, { input: free })).data;
    };
    expect(await repeat(done)).toEqual({
      placeOrder: {
        payment: { uid: 'p/1', status: 'DONE' },
        paymentUrl: '/payment?payment_id=p%2F1',
        errors: [],
      },
    });
    for (const other of [
      { sub: 'vip' },
      { sub_months: 3 },
      { amount: 129 },
      { payment_status: 'cancelled' },
      { created_at: null },
      { created_at: new Date(Date.now() - 11 * 60_000).toISOString() },
    ]) {
      expect(await repeat({ ...done, ...other })).toMatchObject({
        placeOrder: { payment: null, errors: [{ code: 'PRICE_CHANGED' }] },
      });
    }
    const other = { ...done, uid: 'p2', sub: 'vip', amount: 319, paid_at: new Date().toISOString() };
    expect(await repeat({ ...other, payment_status: 'pending', paid_at: null }, done)).toMatchObject({
      placeOrder: { payment: { uid: 'p/1' } },
    });
    expect(await repeat(other, done)).toMatchObject({
      placeOrder: { payment: null, errors: [{ code: 'PRICE_CHANGED' }] },
    });
    expect(orders()).toHaveLength(0);
  });

  it('for a length that is not sold gets the upstream’s error, also with an expected price', async () => {
    offer({}, pro);
    test.origin.on('POST /subscriptions.json', json({ errors: { sub_months: ['invalid'] } }, 422));
    const answer = await test.execute(order, { input: { ...input, months: 2, expectedTotalPln: 1 } });
    const errors = [{ field: ['months'], code: 'INVALID' }];
    expect([answer.codes, answer.data]).toEqual([
      [],
      { placeOrder: { payment: null, paymentUrl: null, errors } },
    ]);
  });

  it('is UNAUTHENTICATED when the session has ended, whatever price a guest would pay', async () => {
    offer({}, pro);
    test.origin.on(identity, json({ errors: ['Invalid login credentials'], plans: [pro] }, 401));
    const answer = await test.execute(order, { input: { ...input, expectedTotalPln: 869.94 } });
    expect([answer.codes, answer.data]).toEqual([['UNAUTHENTICATED'], { placeOrder: null }]);
    expect(orders()).toHaveLength(0);
  });

  it('is not retried when the connection breaks', async () => {
    test.origin.on('POST /subscriptions.json', (_, response) => response.destroy());
    expect((await test.execute(order, { input })).codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(orders()).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'refuses the payment URL %j',
    async (address) => {
      test.origin.on('POST /subscriptions.json', json({ payment_url: address }));
      const answer = await test.execute(order, { input });
      expect(answer.codes).toEqual(['BAD_UPSTREAM_RESPONSE']);
      expect(answer.errors[0]?.extensions.path).toBe('payment_url');
    },
  );

  it('by a guest makes no call', async () => {
    expect((await test.executeAsGuest(order, { input })).codes).toEqual(['UNAUTHENTICATED']);
    expect(paths()).toEqual([]);
  });
});
