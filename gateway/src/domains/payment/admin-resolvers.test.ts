import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const requestedPaths = () =>
  test.origin.seen.filter(({ path }) => !path.startsWith('/auth')).map(({ path }) => path);
const sample = { id: 7, uid: 'p-7', payment_status: 'pending', amount: 116.1 };
const whole = {
  ...sample,
  sub: 'Pro',
  user: { id: 3, email: 'ola@tipgraph.example' },
  first_name: 'Ola',
  last_name: 'Nowak',
  discord_name: 'ola.n',
  promocode: 'ZIMA',
  lines: [
    { kind: 'package', amount: 129 },
    { kind: 'promo_code', amount: -12.9 },
    { kind: 'tax', amount: 0 },
  ],
  provider: 'sandbox',
  provider_order_id: 'x-1',
  failure: 'sold_out',
  reserved_until: '2026-03-14T12:30:00Z',
};
const fields = `id uid status planName amountPln userId email firstName lastName discordName promoCode
  lines { kind amountPln } provider providerOrderId failure reservedUntil`;

describe('admin.payments', () => {
  const query = `query ($search: String, $orderBy: PaymentOrder, $first: Int, $page: Int, $after: String) { admin {
    payments(search: $search, orderBy: $orderBy, first: $first, page: $page, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { uid email } }
    } } }`;
  const page = (over: object = {}) => json({ payments: [whole], page: 1, per_page: 20, total: 41, ...over });

  it('is newest first, in the upstream’s pages', async () => {
    test.origin.on('GET /payments.json', page());
    expect((await test.execute(query)).data).toEqual({
      admin: {
        payments: {
          totalCount: 41,
          pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
          edges: [{ node: { uid: 'p-7', email: 'ola@tipgraph.example' } }],
        },
      },
    });
    expect(requestedPaths()).toEqual(['/payments.json?page=1&sort_by=id&sort_order=desc']);
  });

  it('is searched, sorted and paged by the upstream with one call', async () => {
    test.origin.on('GET /payments.json', page({ page: 3 }));
    await test.execute(query, { search: ' ola ', orderBy: { field: 'PAID_AT', direction: 'ASC' }, page: 3 });
    expect(requestedPaths()).toEqual(['/payments.json?page=3&search=ola&sort_by=paid_at&sort_order=asc']);
  });

  it('continues after a cursor of the same order or at a page, and refuses both', async () => {
    test.origin.on('GET /payments.json', page());
    const { data } = await test.execute(query, { first: 1 });
    const { endCursor } = (data as { admin: { payments: { pageInfo: { endCursor: string } } } }).admin
      .payments.pageInfo;
    expect((await test.execute(query, { first: 1, after: endCursor })).codes).toEqual([]);
    const other = { field: 'AMOUNT', direction: 'DESC' };
    expect((await test.execute(query, { after: endCursor, orderBy: other })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect((await test.execute(query, { after: endCursor, page: 1 })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is filtered by status by the upstream', async () => {
    await test.execute('{ admin { payments(status: EXPIRED) { totalCount } } }');
    expect(requestedPaths()).toEqual([
      '/payments.json?page=1&payment_status=expired&sort_by=id&sort_order=desc',
    ]);
  });

  it('is searched, filtered, sorted and paged here when the upstream has no pages', async () => {
    const row = (id: number, payment_status: string, amount: number, email: string) => ({
      ...{ id, uid: `p-${id}`, payment_status, amount, user: { id, email } },
      created_at: `2026-03-0${id}T10:00:00Z`,
    });
    const payments = [
      row(2, 'done', 49, 'ola@tipgraph.example'),
      {
        ...row(1, 'done', 199, 'jan@tipgraph.example'),
        ...{ first_name: 'Łucja', last_name: 'Mak', discord_name: 'lu.m' },
      },
      row(3, 'pending', 79, 'ola@tipgraph.example'),
    ];
    test.origin.on('GET /payments.json', json({ payments }));
    const found = async (args: string) => {
      const { data } = await test.execute(`{ admin { payments${args} { edges { node { uid } } } } }`);
      const { admin } = data as { admin: { payments: { edges: { node: { uid: string } }[] } } };
      return admin.payments.edges.map(({ node }) => node.uid);
    };
    expect(await found('')).toEqual(['p-3', 'p-2', 'p-1']);
    expect(await found('(search: "OLA@")')).toEqual(['p-3', 'p-2']);
    expect(await found('(search: "lucja mak")')).toEqual(['p-1']);
    expect(await found('(search: "mak tipgraph")')).toEqual(['p-1']);
    expect(await found('(search: "lu.m")')).toEqual(['p-1']);
    expect(await found('(search: "2")')).toEqual(['p-2']);
    expect(await found('(search: "p-3")')).toEqual(['p-3']);
    expect(await found('(search: "p-")')).toEqual([]);
    expect(await found('(status: DONE, orderBy: { field: AMOUNT, direction: ASC })')).toEqual(['p-2', 'p-1']);
    expect(await found('(first: 1, page: 2)')).toEqual(['p-2']);
  });

  it('requests held payments by status; none when the upstream ignores it', async () => {
    const held = { ...whole, uid: 'p-8', payment_status: 'held', failure: 'unsettled' };
    const heldQuery = '{ admin { heldPayments { uid status statusText amountPln failure } } }';
    test.origin.on('GET /payments.json', page({ payments: [held, whole] }));
    expect((await test.execute(heldQuery)).data).toEqual({
      admin: {
        heldPayments: [
          { uid: 'p-8', status: 'HELD', statusText: 'held', amountPln: 116.1, failure: 'UNSETTLED' },
        ],
      },
    });
    expect(requestedPaths()).toEqual([
      '/payments.json?page=1&payment_status=held&sort_by=id&sort_order=desc',
    ]);
  });

  it('has at most 20 held payments, newest first, when the upstream has no pages', async () => {
    const rows = Array.from({ length: 25 }, (_, day) => ({
      ...{ uid: `p-${day + 1}`, payment_status: 'held', amount: 49 },
      created_at: `2026-03-${String(day + 1).padStart(2, '0')}T10:00:00Z`,
    }));
    test.origin.on('GET /payments.json', json({ payments: [...rows, whole] }));
    const { data } = await test.execute('{ admin { heldPayments { uid } } }');
    const newest = Array.from({ length: 20 }, (_, index) => ({ uid: `p-${25 - index}` }));
    expect(data).toEqual({ admin: { heldPayments: newest } });
  });

  it('has a maximum page size of 100', async () => {
    expect((await test.execute(query, { first: 101 })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await test.execute(query, { page: 0 })).codes).toEqual(['BAD_USER_INPUT']);
    expect(requestedPaths()).toEqual([]);
  });

  it('is refused by the upstream', async () => {
    test.origin.on('GET /payments.json', json({ errors: ['no'] }, 403));
    expect(await test.execute(query)).toMatchObject({
      data: { admin: { payments: null } },
      codes: ['FORBIDDEN'],
    });
  });
});

describe('admin.payment', () => {
  const query = `query ($id: String!) { admin { payment(uidOrNumber: $id) { ${fields} } } }`;

  it('has payer, price lines and outcome', async () => {
    test.origin.on('GET /payments/p-7.json', json(whole));
    expect((await test.execute(query, { id: 'p-7' })).data).toEqual({
      admin: {
        payment: {
          id: toGlobalId('Payment', 'p-7'),
          uid: 'p-7',
          status: 'PENDING',
          planName: 'pro',
          amountPln: 116.1,
          userId: 3,
          email: 'ola@tipgraph.example',
          firstName: 'Ola',
          lastName: 'Nowak',
          discordName: 'ola.n',
          promoCode: 'ZIMA',
          lines: [
            { kind: 'PACKAGE', amountPln: 129 },
            { kind: 'PROMO_CODE', amountPln: -12.9 },
            { kind: null, amountPln: 0 },
          ],
          provider: 'sandbox',
          providerOrderId: 'x-1',
          failure: 'SOLD_OUT',
          reservedUntil: '2026-03-14T12:30:00.000Z',
        },
      },
    });
  });

  it('needs only number, status, amount and uid', async () => {
    test.origin.on('GET /payments/p-7.json', json({ ...sample, failure: 'burnt' }));
    expect((await test.execute(query, { id: 'p-7' })).data).toMatchObject({
      admin: { payment: { email: null, lines: [], failure: 'UNKNOWN', reservedUntil: null } },
    });
  });

  it('is null when there is none', async () => {
    expect(await test.execute(query, { id: 'p-8' })).toMatchObject({
      data: { admin: { payment: null } },
      codes: [],
    });
  });

  it('is FORBIDDEN for typers, also for their own payments', async () => {
    const user = sampleUser({ is_typer: true });
    test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
    expect(await test.execute(query, { id: 'p-7' })).toMatchObject({
      data: { admin: { payment: null } },
      codes: ['FORBIDDEN'],
    });
    expect(requestedPaths()).toEqual([]);
  });

  const byId = 'query ($id: ID!) { node(id: $id) { ... on Payment { uid email } } }';
  const id = toGlobalId('Payment', 'p-7');

  it('can be fetched by its global id', async () => {
    test.origin.on('GET /payments/p-7.json', json(whole));
    const found = { node: { uid: 'p-7', email: 'ola@tipgraph.example' } };
    expect((await test.execute(byId, { id })).data).toEqual(found);
  });

  it('is null by global id for guests and callers without access', async () => {
    expect(await test.executeAsGuest(byId, { id })).toMatchObject({ data: { node: null }, codes: [] });
    expect(requestedPaths()).toEqual([]);
    expect(await test.execute(byId, { id })).toMatchObject({ data: { node: null }, codes: [] });
  });

  it('is found only by its own global id, not by its number', async () => {
    test.origin.on('GET /payments/7.json', json(whole));
    const byNumber = { id: toGlobalId('Payment', '7') };
    expect(await test.execute(byId, byNumber)).toMatchObject({ data: { node: null }, codes: [] });
  });

  it('resolves its payer', async () => {
    test.origin.on('GET /payments/p-7.json', json(whole));
    const user = { id: 3, email: 'ola@tipgraph.example', role: 'user', joined_at: '2026-01-01T00:00:00Z' };
    test.origin.on('GET /users/3.json', json({ user }));
    const payer = 'query ($id: ID!) { node(id: $id) { ... on Payment { user { userId email } } } }';
    expect((await test.execute(payer, { id })).data).toEqual({
      node: { user: { userId: 3, email: 'ola@tipgraph.example' } },
    });
    expect(requestedPaths()).toEqual(['/payments/p-7.json', '/users/3.json']);
  });
});

it('paymentStats returns the upstream’s figures rounded to grosz', async () => {
  const figure = { payments: 2, amount: 49.1 + 0.2 };
  const stats = {
    months: [{ month: '2026-03', ...figure }],
    plans: [{ sub: 'Pro', ...figure }],
    methods: [
      { payment_method: 'blik', ...figure },
      { payment_method: 'cash', ...figure },
    ],
    statuses: [
      { payment_status: 'done', ...figure },
      { payment_status: 'refunded', ...figure },
    ],
  };
  test.origin.on('GET /payments/stats.json', json({ stats }));
  const answer = await test.execute(`{ admin { paymentStats {
    byMonth { month count amountPln } byPlan { planName amountPln } byMethod { method } byStatus { status statusText } } } }`);
  expect(answer.data).toEqual({
    admin: {
      paymentStats: {
        byMonth: [{ month: '2026-03', count: 2, amountPln: 49.3 }],
        byPlan: [{ planName: 'pro', amountPln: 49.3 }],
        byMethod: [{ method: 'BLIK' }, { method: null }],
        byStatus: [
          { status: 'DONE', statusText: 'done' },
          { status: 'UNKNOWN', statusText: 'refunded' },
        ],
      },
    },
  });
});

describe.each([
  ['cancelPayment', 'CancelPaymentInput', 'PUT /payments/p-7/cancel.json', 'already_paid', 'ALREADY_PAID'],
  [
    'markPaymentPaid',
    'MarkPaymentPaidInput',
    'PUT /payments/p-7/admin_pay_payment.json',
    'under_way',
    'UNDER_WAY',
  ],
])('%s', (name, input, route, refusal, code) => {
  const document = `mutation ($input: ${input}!) { ${name}(input: $input) {
    payment { uid status } errors { field code } } }`;
  const run = () => test.execute(document, { input: { paymentId: toGlobalId('Payment', 'p-7') } });

  it('makes the buyer’s sockets reauthenticate on success', async () => {
    test.origin.on(route, json({ errors: [refusal] }, 422));
    await run();
    expect(reauthUids).toEqual([]);
    test.origin.on(route, json({ payment: whole }));
    await run();
    expect(reauthUids).toEqual(['ola@tipgraph.example']);
  });

  it('returns the changed payment', async () => {
    test.origin.on(route, json({ payment: { ...sample, payment_status: 'done' } }));
    expect((await run()).data).toEqual({ [name]: { payment: { uid: 'p-7', status: 'DONE' }, errors: [] } });
  });

  it('reads the payment again after an empty reply', async () => {
    test.origin.on(route, raw('', 204));
    test.origin.on('GET /payments/p-7.json', json({ ...whole, payment_status: 'done' }));
    expect((await run()).data).toEqual({ [name]: { payment: { uid: 'p-7', status: 'DONE' }, errors: [] } });
    expect(reauthUids).toEqual(['ola@tipgraph.example']);
  });

  it('returns the reason when refused', async () => {
    test.origin.on(route, json({ errors: { base: [refusal] } }, 422));
    expect((await run()).data).toEqual({ [name]: { payment: null, errors: [{ field: null, code }] } });
  });

  it('is never retried', async () => {
    test.origin.on(route, json({ errors: ['oops'] }, 500));
    expect((await run()).codes).toEqual(['UPSTREAM_ERROR']);
    expect(requestedPaths()).toHaveLength(1);
  });
});
