import { beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../db/purchase-tables.ts';
import { makePlan, makeUser } from '../testing/fixtures.ts';
import { newPayment } from '../testing/new-payment.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import type { TestClient } from '../testing/test-client.ts';

let admin: TestClient;
let planIds: { standard: number; pro: number };
let userIds: { ala: number; under: number };

const { database, app } = await setUpApp({ rotateTokens: false });
beforeEach(async () => {
  ({ browser: admin } = await signInAdmin(database.db, app));
  const standard = await makePlan(database.db);
  const pro = await makePlan(database.db, { name: 'pro', position: 2 });
  planIds = { standard: standard.id, pro: pro.id };
  const ala = await makeUser(database.db, { firstName: 'Łucja' });
  const under = await makeUser(database.db, { email: 'a_b%c@tipgraph.example' });
  userIds = { ala: ala.id, under: under.id };
});

const insert = (rows: Partial<typeof payments.$inferInsert>[]) =>
  database.db
    .insert(payments)
    .values(
      rows.map((values, index) =>
        newPayment({ uid: `payment-${index + 1}`, userId: userIds.ala, planId: planIds.standard, ...values }),
      ),
    );
const list = async (query: Record<string, string> = {}) =>
  (await admin.get(`/payments.json?${new URLSearchParams(query)}`)).json();
const ids = async (query: Record<string, string>) =>
  (await list(query)).payments.map(({ id }: { id: number }) => id);
const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the list', () => {
  test('has 20 per page, newest first, and a total', async () => {
    await insert(Array.from({ length: 45 }, () => ({})));
    const first = await list();
    expect(first).toMatchObject({ page: 1, per_page: 20, total: 45 });
    expect(first.payments.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => 45 - index),
    );
    expect(await ids({ page: '3' })).toEqual([5, 4, 3, 2, 1]);
    expect(await list({ page: '4' })).toMatchObject({ payments: [], total: 45 });
  });

  test.each(
    ['id', 'amount', 'payment_status', 'paid_at'].flatMap((sort_by) =>
      ['asc', 'desc'].map((sort_order) => ({ sort_by, sort_order })),
    ),
  )('sorted by %j has each payment on exactly one page', async (query) => {
    await insert(
      Array.from({ length: 87 }, (_, index) => ({
        amountGrosz: index % 3,
        status: index % 2 ? ('done' as const) : ('pending' as const),
        paidAt: index % 2 ? at(`2026-03-${10 + (index % 7)}`) : null,
      })),
    );
    const pages: { id: number; [field: string]: unknown }[] = [];
    for (let page = 1; page <= 5; page += 1) {
      pages.push(...(await list({ ...query, page: String(page) })).payments);
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(87);
    const keys = pages.map(
      (row) => `${query.sort_by === 'id' ? '' : (row[query.sort_by] ?? '')} ${row.id + 100}`,
    );
    const sorted = keys.toSorted();
    expect(keys).toEqual(query.sort_order === 'asc' ? sorted : sorted.toReversed());
  });

  test.each([
    ['ala@', [1]],
    [' TIPGRAPH.example  ŁUCJA', [1]],
    ['łucja a_b', []],
    ['a_b%', [2]],
    ['a%', []],
    ['l_', []],
    ['\\', []],
    ['payment-2', [2]],
    ['2', [2]],
    ['99999999999', []],
    ["' or 1=1 --", []],
    ['  ', [2, 1]],
  ])('finds payments by %j', async (search, expected) => {
    await insert([{}, { userId: userIds.under }]);
    expect(await ids({ search })).toEqual(expected);
    expect((await list({ search })).total).toBe(expected.length);
  });

  test('finds by a whole e-mail address only the payments of its user', async () => {
    const { id: userId } = await makeUser(database.db, { email: 'gala@tipgraph.example' });
    await insert([{}, { userId }]);
    expect(await ids({ search: 'ala@tipgraph.exampl' })).toEqual([2, 1]);
    expect(await ids({ search: ' ALA@tipgraph.example' })).toEqual([1]);
  });

  test.each([
    [{ page: '0' }, 'page'],
    [{ sort_by: 'password' }, 'sort_by'],
    [{ sort_order: 'up' }, 'sort_order'],
    [{ search: 'a\0' }, 'search'],
  ])('rejects %j', async (query, field) => {
    expect(await list(query)).toEqual({ errors: { [field]: ['invalid'] } });
  });
});

describe('the statistics', () => {
  test('count all payments by status, and done ones by month in Poland, plan and method', async () => {
    await insert([
      { status: 'done', amountGrosz: 4_910, paidAt: new Date('2025-12-31T22:59:59Z') },
      {
        status: 'done',
        amountGrosz: 12_900,
        planId: planIds.pro,
        method: 'blik',
        paidAt: new Date('2025-12-31T23:00:00Z'),
      },
      { status: 'done', amountGrosz: 5, planId: planIds.pro, paidAt: at('2026-01-10') },
      { status: 'done', amountGrosz: 0, planId: planIds.pro, paidAt: at('2026-01-10') },
      { status: 'pending', amountGrosz: 100 },
      { status: 'cancelled', amountGrosz: 200 },
    ]);
    expect((await admin.get('/payments/stats.json')).json()).toEqual({
      stats: {
        months: [
          { month: '2025-12', payments: 1, amount: 49.1 },
          { month: '2026-01', payments: 3, amount: 129.05 },
          { month: '2026-02', payments: 0, amount: 0 },
          { month: '2026-03', payments: 0, amount: 0 },
        ],
        plans: [
          { sub: 'pro', payments: 3, amount: 129.05 },
          { sub: 'standard', payments: 1, amount: 49.1 },
        ],
        methods: [
          { payment_method: 'p24', payments: 2, amount: 49.15 },
          { payment_method: 'blik', payments: 1, amount: 129 },
        ],
        statuses: [
          { payment_status: 'done', payments: 4, amount: 178.15 },
          { payment_status: 'cancelled', payments: 1, amount: 2 },
          { payment_status: 'pending', payments: 1, amount: 1 },
        ],
      },
    });
  });

  test('are empty without payments', async () => {
    expect((await admin.get('/payments/stats.json')).json()).toEqual({
      stats: { months: [], plans: [], methods: [], statuses: [] },
    });
  });
});
