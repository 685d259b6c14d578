import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { type EditDeps, loggedEdit } from '../audit/user-log.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { singleFlight } from '../db/single-flight.ts';
import { plans } from '../db/tables.ts';
import { announcePayment } from '../hook/changes.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { toPln } from '../http/money.ts';
import { type IdRoute, pageParam, readParams, textParam } from '../http/read-params.ts';
import { adminOf, callerOf } from '../identity/authentication.ts';
import { activate, type Payment } from '../purchase/activate.ts';
import { readCart } from '../purchase/cart.ts';
import {
  adminPaymentJson,
  byIdOrUid,
  countPayments,
  listPayments,
  type PaymentRow,
  paymentJson,
  paymentRows,
  paymentSorts,
  paymentStatuses,
  statusAt,
} from './payment-queries.ts';
import { createOrderPlacer } from './place-order.ts';
import {
  cancelPayment,
  hasNothingToGrant,
  isInProgress,
  lockPayment,
  rejectionReason,
} from './settle-payment.ts';

interface CancelRoute extends IdRoute {
  /** `own=true`: the payer cancels their own order. */
  Querystring: { own?: string };
}

const perPage = 20;
const listParams = {
  page: pageParam,
  search: textParam,
  payment_status: z.enum(paymentStatuses).optional(),
  sort_by: z.enum(paymentSorts).default('id'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
};

/** Error code when the payer cannot cancel, by the payment's status. */
const cancelErrors = {
  pending: 'under_way',
  held: 'under_way',
  done: 'already_paid',
  failed: 'failed',
} as const;

async function findPayment(db: Queryable, idOrUid: string, userId?: number): Promise<PaymentRow> {
  const condition = byIdOrUid(idOrUid);
  if (condition === null) throw notFound();
  const ofUser = userId === undefined ? undefined : eq(payments.userId, userId);
  const [row] = await paymentRows(db).where(and(condition, ofUser));
  if (!row) throw notFound();
  return row;
}

/** Orders and the caller's own payments; admins may read, cancel and complete any payment. */
export function paymentRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;
  const placeOrder = createOrderPlacer(context);
  paymentAdminRoutes(server, context);

  server.post('/subscriptions.json', async (request) => {
    const { user } = callerOf(request);
    const cart = readCart(request.body);
    const { uid, paymentUrl } = await placeOrder(user, languageOf(request), cart, request.log);
    const ordered = await findPayment(db, uid);
    announcePayment(changes, ordered.payment);
    return { payment_url: paymentUrl, payment: paymentJson(ordered, clock()) };
  });

  server.get('/payments/user_index.json', async (request) => {
    const { user } = callerOf(request);
    const own = await paymentRows(db).where(eq(payments.userId, user.id)).orderBy(desc(payments.id));
    return { payments: own.map((row) => paymentJson(row, clock())) };
  });

  server.get<IdRoute>('/payments/:id.json', async (request) => {
    const { user, isAdmin } = callerOf(request);
    if (isAdmin) return adminPaymentJson(await findPayment(db, request.params.id), clock());
    return paymentJson(await findPayment(db, request.params.id, user.id), clock());
  });

  const changeAsAdmin = async (request: FastifyRequest<IdRoute>, act: typeof adminPay) => {
    const { user } = adminOf(request);
    const { payment } = await findPayment(db, request.params.id);
    await act(context, user.id, payment.id);
    announcePayment(changes, payment);
    return { payment: adminPaymentJson(await findPayment(db, payment.uid), clock()) };
  };

  server.put<IdRoute>('/payments/:id/admin_pay_payment.json', (request) => changeAsAdmin(request, adminPay));

  server.put<CancelRoute>('/payments/:id/cancel.json', async (request) => {
    if (request.query.own !== 'true') return changeAsAdmin(request, adminCancel);
    const { user } = callerOf(request);
    const { payment } = await findPayment(db, request.params.id, user.id);
    const { status } = await cancelPayment(context, payment.id);
    if (status !== 'cancelled') throw refusedField('base', cancelErrors[status]);
    return { payment: paymentJson(await findPayment(db, payment.uid), clock()) };
  });
}

/** List and statistics of all payments, for admins. */
function paymentAdminRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  const stats = singleFlight(() => paymentStats(db, clock()));

  server.get('/payments.json', async (request) => {
    adminOf(request);
    const { page, search, payment_status, sort_by, sort_order } = readParams(listParams, request.query);
    const now = clock();
    const filter = { search, status: payment_status, now };
    const total = await countPayments(db, filter);
    const found = await listPayments(db, {
      ...filter,
      sortBy: sort_by,
      descending: sort_order === 'desc',
      limit: perPage,
      offset: (page - 1) * perPage,
      total,
    });
    return { payments: found.map((row) => adminPaymentJson(row, now)), page, per_page: perPage, total };
  });

  server.get('/payments/stats.json', async (request) => {
    adminOf(request);
    return { stats: await stats() };
  });
}

/**
 * Completes a payment whose money arrived another way. The subscription starts exactly once, also if the provider reports
 * the payment at the same time. A held payment is completed whatever it was held for. A done one stays unchanged.
 * @throws HttpError 422 on `base`, without a change: `cancelled` or `failed` for a closed payment; `under_way` while money
 * of this payer is being collected; `sold_out`, `promocode_used` or `outdated` when the order cannot be fulfilled any more.
 * For a held payment only `outdated` is possible: its plan has ended or the payer has it already
 */
export const adminPay = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  changeStatus(
    deps,
    { authorId, paymentId, action: 'payment.pay', status: 'done' },
    async (tx, payment, now) => {
      if (payment.status === 'cancelled' || payment.status === 'failed') {
        throw refusedField('base', payment.status);
      }
      if (await isInProgress(tx, payment, now)) throw refusedField('base', 'under_way');
      const reason = await adminRejectionReason(tx, payment, now);
      if (reason !== null) throw refusedField('base', reason);
      await activate(tx, payment, now, authorId);
    },
  );

/**
 * Cancels a pending payment, which frees its place, or a held one whose money was refunded. A cancelled one stays unchanged.
 * @throws HttpError 422 on `base`: `already_paid`, `failed`, or `under_way` for a claimed payment, which becomes done or held
 */
export const adminCancel = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  changeStatus(
    deps,
    { authorId, paymentId, action: 'payment.cancel', status: 'cancelled' },
    async (tx, payment) => {
      if (payment.status === 'done') throw refusedField('base', 'already_paid');
      if (payment.status === 'failed') throw refusedField('base', 'failed');
      if (payment.status === 'pending' && payment.claimedAt !== null) throw refusedField('base', 'under_way');
      await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
    },
  );

/** Applies a change to a payment and logs it; does nothing if the payment has the new status already. */
async function changeStatus(
  deps: EditDeps,
  edit: { authorId: number; paymentId: number; action: string; status: Payment['status'] },
  change: (tx: Transaction, payment: Payment, now: Date) => Promise<void>,
): Promise<void> {
  const { authorId, paymentId, action, status } = edit;
  await loggedEdit(deps, authorId, async (tx, log) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.status === status) return;
    const details = { payment_id: payment.id, before: { status: payment.status }, after: { status } };
    await log(action, details, payment.userId);
    await change(tx, payment, deps.clock());
  });
}

/** Why an admin cannot complete a payment. For a held one the admin overrides the reason it was held for. */
async function adminRejectionReason(tx: Transaction, payment: Payment, now: Date): Promise<string | null> {
  if (payment.status !== 'held') return rejectionReason(tx, payment, now);
  return (await hasNothingToGrant(tx, payment, now)) ? 'outdated' : null;
}

interface Figure {
  payments: number;
  amount: number;
}

/** One of `month`, `plan` and `method` is set. */
type Group = Record<'month' | 'plan' | 'method', string | null> & { payments: number; grosz: number };

const monthOf = (time: ReturnType<typeof sql>) =>
  sql`date_trunc('month', ${time} at time zone 'Europe/Warsaw')`;

/**
 * Counts and sums for charts: of all payments by status, and of done ones by plan, method and month of payment in Poland
 * (`2026-03`), oldest first, without gaps up to the current month.
 */
async function paymentStats(db: Queryable, now: Date) {
  const paidIn = monthOf(sql`${payments.paidAt}`);
  const { rows: groups } = await db.execute<Group>(sql`
    select to_char(month, 'YYYY-MM') as month, plan, method, payments, grosz from (
      select ${paidIn} as month, ${plans.name} as plan, ${payments.method} as method,
        count(*)::integer as payments, sum(${payments.amountGrosz})::double precision as grosz
      from ${payments} join ${plans} on ${plans.id} = ${payments.planId}
      where ${payments.status} = 'done'
      group by grouping sets ((${paidIn}), (${plans.name}), (${payments.method}))
    ) as groups
    order by month, payments desc, plan, method`);
  const { rows: statuses } = await db.execute<{ status: string; payments: number; grosz: number }>(sql`
    select ${statusAt(now)} as status, count(*)::integer as payments,
      sum(${payments.amountGrosz})::double precision as grosz
    from ${payments} group by 1 order by payments desc, status`);
  const { rows: thisMonth } = await db.execute<{ month: string }>(
    sql`select to_char(${monthOf(sql`${now.toISOString()}::timestamptz`)}, 'YYYY-MM') as month`,
  );
  const figureOf = ({ payments, grosz }: { payments: number; grosz: number }): Figure => ({
    payments,
    amount: toPln(grosz),
  });
  const groupsBy = (key: 'month' | 'plan' | 'method') => groups.filter((group) => group[key] !== null);
  const months = new Map(groupsBy('month').map((group) => [group.month ?? '', figureOf(group)]));
  return {
    months: fillGaps(months, thisMonth[0]?.month ?? ''),
    plans: groupsBy('plan').map((group) => ({ sub: group.plan, ...figureOf(group) })),
    methods: groupsBy('method').map((group) => ({ payment_method: group.method, ...figureOf(group) })),
    statuses: statuses.map((group) => ({ payment_status: group.status, ...figureOf(group) })),
  };
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** Adds empty months between the first month and the last, or the current one. */
function fillGaps(figures: ReadonlyMap<string, Figure>, current: string) {
  const present = [...figures.keys()].sort();
  const last = [present.at(-1) ?? '', current].sort().at(-1) ?? '';
  const months: (Figure & { month: string })[] = [];
  for (let month = present[0]; month !== undefined && month <= last; month = monthAfter(month)) {
    months.push({ month, ...(figures.get(month) ?? { payments: 0, amount: 0 }) });
  }
  return months;
}
