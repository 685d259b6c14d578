import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
let reauthUids: string[];
beforeEach(async () => {
  reauthUids = [];
  test = await startTestEngine({
    live: { changed: () => {}, cursor: () => '', requestReauth: (uid) => reauthUids.push(uid) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  return test.close();
});

const minimalPayment = { uid: 'p-1', payment_status: 'done', amount: 436.62 };

describe('a payment', () => {
  const query = `query ($id: String!) { payment(uidOrNumber: $id) {
    id uid status statusText amountPln planName months discord method createdAt paidAt paymentUrl
    payableUntil canCancel promoCode firstName lastName discordName userId email provider failure user { email } lines { kind } } }`;
  const nothingMore = {
    planName: null,
    months: null,
    discord: null,
    method: null,
    createdAt: null,
    paidAt: null,
    paymentUrl: null,
    payableUntil: null,
    canCancel: false,
    promoCode: null,
    firstName: null,
    lastName: null,
    discordName: null,
    userId: null,
    email: null,
    provider: null,
    failure: null,
    user: null,
    lines: [],
  };

  it('needs only status, amount and uid', async () => {
    test.origin.on('GET /payments/p-1.json', json(minimalPayment));
    expect((await test.execute(query, { id: 'p-1' })).data).toEqual({
      payment: {
        id: toGlobalId('Payment', 'p-1'),
        uid: 'p-1',
        status: 'DONE',
        statusText: 'done',
        amountPln: 436.62,
        ...nothingMore,
      },
    });
  });

  it.each(['user_index', 'stats'])('is null for %s, which is the path of another call', async (id) => {
    test.origin.on(`GET /payments/${id}.json`, json({ payments: [] }));
    expect(await test.execute(query, { id })).toMatchObject({ data: { payment: null }, errors: [] });
    expect(test.origin.seen).toEqual([]);
  });

  it('maps all fields of the upstream', async () => {
    test.origin.on(
      'GET /payments/17.json',
      json({
        ...minimalPayment,
        payment_status: 'pending',
        sub: 'Pro',
        sub_months: 3,
        discord: true,
        payment_method: 'blik',
        created_at: '2026-03-14T10:00:00Z',
        payment_url: 'https://bank.example/1',
        payable_until: '2026-03-14T10:30:00Z',
        can_cancel: true,
        promocode: 'WIOSNA10',
        first_name: 'Ewa',
      }),
    );
    expect((await test.execute(query, { id: '17' })).data).toMatchObject({
      payment: {
        status: 'PENDING',
        planName: 'pro',
        months: 3,
        discord: true,
        method: 'BLIK',
        createdAt: '2026-03-14T10:00:00.000Z',
        paymentUrl: 'https://bank.example/1',
        payableUntil: '2026-03-14T10:30:00.000Z',
        canCancel: true,
        promoCode: 'WIOSNA10',
        firstName: 'Ewa',
      },
    });
  });

  it.each([
    ['cancelled', 'CANCELLED'],
    ['expired', 'EXPIRED'],
    ['failed', 'FAILED'],
    ['Done', 'UNKNOWN'],
    ['refunded', 'UNKNOWN'],
    ['constructor', 'UNKNOWN'],
  ])('maps the status %s to %s', async (payment_status, status) => {
    test.origin.on('GET /payments/p-1.json', json({ ...minimalPayment, payment_status }));
    expect((await test.execute(query, { id: 'p-1' })).data).toMatchObject({
      payment: { status, statusText: payment_status },
    });
  });

  it.each([
    ['done', 59, ['ada@tipgraph.example']],
    ['done', 61, []],
    ['done', undefined, ['ada@tipgraph.example']],
    ['pending', undefined, []],
    ['refunded', undefined, []],
  ])(
    'read with %s, %s minutes old, makes the user’s sockets reauthenticate: %j',
    async (payment_status, minutes, expectedUids) => {
      const created_at = minutes && new Date(Date.now() - minutes * 60_000).toISOString();
      test.origin.on('GET /payments/p-1.json', json({ ...minimalPayment, payment_status, created_at }));
      await test.execute(query, { id: 'p-1' });
      expect(reauthUids).toEqual(expectedUids);
    },
  );

  it('that is read again makes them reauthenticate once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    test.origin.on('GET /payments/p-1.json', json(minimalPayment));
    test.origin.on('GET /payments/1.json', json(minimalPayment));
    for (const id of ['p-1', '1', 'p-1']) await test.execute(query, { id });
    expect(reauthUids).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    await test.execute(query, { id: 'p-1' });
    expect(reauthUids).toHaveLength(2);
  });

  it('is null when it does not exist or the id is blank', async () => {
    expect(await test.execute(query, { id: 'p-2' })).toMatchObject({ data: { payment: null }, codes: [] });
    expect(await test.execute(query, { id: ' ' })).toMatchObject({ data: { payment: null }, codes: [] });
    expect(test.origin.seen).toHaveLength(1);
  });

  it('is UNAUTHENTICATED for guests', async () => {
    expect((await test.executeAsGuest(query, { id: 'p-1' })).codes).toEqual(['UNAUTHENTICATED']);
  });
});

it('Viewer.payments is paged, newest first, also when times are equal', async () => {
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
  const payments = [
    { id: 8, uid: 'z', created_at: '2026-03-10T10:00:00Z' },
    { id: 9, uid: 'a', created_at: '2026-03-11T10:00:00Z' },
    { id: 10, uid: 'b', created_at: '2026-03-11T10:00:00Z' },
    { id: 11, uid: 'a2', created_at: '2026-03-11T10:00:00Z' },
  ].map((row) => ({ ...minimalPayment, ...row }));
  test.origin.on('GET /payments/user_index.json', json({ payments }));
  const query = `query ($after: String) { viewer { payments(first: 2, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { uid } } } } }`;
  const first = await test.execute(query);
  expect(first.data).toMatchObject({
    viewer: {
      payments: {
        totalCount: 4,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { uid: 'a2' } }, { node: { uid: 'b' } }],
      },
    },
  });
  const { viewer } = first.data as { viewer: { payments: { pageInfo: { endCursor: string } } } };
  const next = await test.execute(query, { after: viewer.payments.pageInfo.endCursor });
  expect(next.data).toMatchObject({
    viewer: {
      payments: { pageInfo: { hasNextPage: false }, edges: [{ node: { uid: 'a' } }, { node: { uid: 'z' } }] },
    },
  });
});

it('own payments with an invalid page size are refused before the call', async () => {
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
  const answer = await test.execute('{ viewer { payments(first: 0) { totalCount } } }');
  expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  expect(test.origin.seen.map(({ path }) => path)).toEqual(['/auth/validate_token.json']);
});

it('the viewer has the fields that affect the cart price', async () => {
  const query =
    '{ viewer { activeSubscriptionRestValuePln activeSubscriptionDaysLeft hasLimitedPlanPlace canUseChristmasSale } }';
  const execute = async (over: object) => {
    test.origin.on('GET /auth/validate_token.json', json({ user: { ...sampleUser(), ...over }, plans: [] }));
    return (await test.execute(query)).data;
  };
  expect(await execute({})).toEqual({
    viewer: {
      activeSubscriptionRestValuePln: null,
      activeSubscriptionDaysLeft: null,
      hasLimitedPlanPlace: false,
      canUseChristmasSale: false,
    },
  });
  const sentFields = {
    active_sub_rest_price: 16.1,
    active_sub_days_to_end: 11.2,
    limited_applied: true,
    can_use_december23_sale: true,
  };
  expect(await execute(sentFields)).toEqual({
    viewer: {
      activeSubscriptionRestValuePln: 16.1,
      activeSubscriptionDaysLeft: 12,
      hasLimitedPlanPlace: true,
      canUseChristmasSale: true,
    },
  });
});

it('the viewer has unpaid orders and upcoming plans if the upstream sends them', async () => {
  const query = `{ viewer { waitingPayments { uid status amountPln payableUntil }
    upcomingSubscriptions { planName startsAt expiresAt } } }`;
  const execute = async (over: object) => {
    test.origin.on('GET /auth/validate_token.json', json({ user: { ...sampleUser(), ...over }, plans: [] }));
    return (await test.execute(query)).data;
  };
  expect(await execute({})).toEqual({ viewer: { waitingPayments: [], upcomingSubscriptions: [] } });
  expect(
    await execute({
      waiting_payments: [
        { ...minimalPayment, payment_status: 'pending', payable_until: '2026-03-14T10:30:00Z' },
      ],
      upcoming_subs: [
        { sub: 'ME_VIP', starts_at: '2026-06-13T22:00:00Z', expires_at: '2026-07-15T22:00:00Z' },
      ],
    }),
  ).toEqual({
    viewer: {
      waitingPayments: [
        { uid: 'p-1', status: 'PENDING', amountPln: 436.62, payableUntil: '2026-03-14T10:30:00.000Z' },
      ],
      upcomingSubscriptions: [
        { planName: 'me_vip', startsAt: '2026-06-13T22:00:00.000Z', expiresAt: '2026-07-15T22:00:00.000Z' },
      ],
    },
  });
});

describe('cancelOwnPayment', () => {
  const mutation = `mutation ($id: ID!) { cancelOwnPayment(input: { paymentId: $id }) {
    payment { uid status } errors { field code } } }`;

  it('cancels as the payer, not as an admin', async () => {
    const cancelled = { ...minimalPayment, id: 7, payment_status: 'cancelled' };
    test.origin.on('PUT /payments/p-1/cancel.json', json({ payment: cancelled }));
    expect((await test.execute(mutation, { id: toGlobalId('Payment', 'p-1') })).data).toEqual({
      cancelOwnPayment: { payment: { uid: 'p-1', status: 'CANCELLED' }, errors: [] },
    });
    expect(test.origin.seen.map(({ path }) => path)).toEqual(['/payments/p-1/cancel.json?own=true']);
  });

  it('reads the payment again after an empty reply', async () => {
    test.origin.on('PUT /payments/p-1/cancel.json', raw('', 204));
    test.origin.on('GET /payments/p-1.json', json({ ...minimalPayment, payment_status: 'cancelled' }));
    expect((await test.execute(mutation, { id: toGlobalId('Payment', 'p-1') })).data).toEqual({
      cancelOwnPayment: { payment: { uid: 'p-1', status: 'CANCELLED' }, errors: [] },
    });
  });

  it('returns an error for a missing payment or another user’s', async () => {
    expect((await test.execute(mutation, { id: toGlobalId('Payment', 'p-2') })).data).toEqual({
      cancelOwnPayment: { payment: null, errors: [{ field: ['paymentId'], code: 'INVALID' }] },
    });
  });

  it('returns an error for a payment in progress', async () => {
    test.origin.on('PUT /payments/p-1/cancel.json', json({ errors: { base: ['under_way'] } }, 422));
    expect((await test.execute(mutation, { id: toGlobalId('Payment', 'p-1') })).data).toEqual({
      cancelOwnPayment: { payment: null, errors: [{ field: null, code: 'UNDER_WAY' }] },
    });
  });
});
