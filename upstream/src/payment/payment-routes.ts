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
  countPayments,
  isNamed,
  listPayments,
  type PaymentRow,
  paymentJson,
  paymentRows,
  paymentSorts,
  paymentStatuses,
  statusAt,
} from './payment-queries.ts';
import { createOrderPlacer } from './place-order.ts';
import { cancelPayment, cannotBegin, isInProgress, lockPayment, rejectionReason } from './settle-payment.ts';

interface CancelRoute extends IdRoute {
  /** `own=true`: the payer gives up an order of their own. */
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

/** Why a payment that is not cancelled by its payer was not. */
const reasonsAgainst = {
  pending: 'under_way',
  held: 'under_way',
  done: 'already_paid',
  failed: 'failed',
} as const;

async function findPayment(db: Queryable, idOrUid: string, userId?: number): Promise<PaymentRow> {
  const named = isNamed(idOrUid);
  if (named === null) throw notFound();
  const ofUser = userId === undefined ? undefined : eq(payments.userId, userId);
  const [row] = await paymentRows(db).where(and(named, ofUser));
  if (!row) throw notFound();
  return row;
}

/** Ordering a plan and the caller's own payments; an admin may see, cancel and end anybody's. */
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
    if (status !== 'cancelled') throw refusedField('base', reasonsAgainst[status]);
    return { payment: paymentJson(await findPayment(db, payment.uid), clock()) };
  });
}

/** All payments and their figures, for admins. */
function paymentAdminRoutes(server: FastifyInstance, { db, clock }: ApiContext): void {
  const stats = singleFlight(() => paymentStats(db, clock()));

  server.get('/payments.json', async (request) => {
    adminOf(request);
    const { page, search, payment_status, sort_by, sort_order } = readParams(listParams, request.query);
    const now = clock();
    const wanted = { search, status: payment_status, now };
    const total = await countPayments(db, wanted);
    const found = await listPayments(db, {
      ...wanted,
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
 * Ends a pending payment whose money came another way: the subscription starts as if the provider had told of it, once,
 * whatever repeats or races with the provider. One that is held is honoured all the same, whatever it was held for. One
 * that is done stays as it is and nothing is logged.
 * @throws HttpError 422 on `base`: `cancelled`, `failed` for one that is closed, `under_way` while the provider is asked
 * for the money of this payment or another one of the payer, and `sold_out`, `promocode_used`, `outdated` for an order
 * that cannot be honoured any more, of a held one only `outdated` where nothing is left to give; the payment stays as it is
 */
export const adminPay = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  end(deps, { authorId, paymentId, action: 'payment.pay', status: 'done' }, async (tx, payment, now) => {
    if (payment.status === 'cancelled' || payment.status === 'failed') {
      throw refusedField('base', payment.status);
    }
    if (await isInProgress(tx, payment, now)) throw refusedField('base', 'under_way');
    const reason = await reasonAgainst(tx, payment, now);
    if (reason !== null) throw refusedField('base', reason);
    await activate(tx, payment, now, authorId);
  });

/**
 * Closes a pending payment for an admin, so that its place is free, or one that is held, whose money they have given
 * back. One that is cancelled stays as it is and nothing is logged.
 * @throws HttpError 422 on `base`: `already_paid`, `failed`, and `under_way` for one that was made: it will be done or held
 */
export const adminCancel = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  end(deps, { authorId, paymentId, action: 'payment.cancel', status: 'cancelled' }, async (tx, payment) => {
    if (payment.status === 'done') throw refusedField('base', 'already_paid');
    if (payment.status === 'failed') throw refusedField('base', 'failed');
    if (payment.status === 'pending' && payment.claimedAt !== null) throw refusedField('base', 'under_way');
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
  });

/** Brings a payment to a status, unless it has that already, and logs who did it. */
async function end(
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

/** Why an admin cannot end a payment; of a held one they have decided themselves what stood against it. */
async function reasonAgainst(tx: Transaction, payment: Payment, now: Date): Promise<string | null> {
  if (payment.status !== 'held') return rejectionReason(tx, payment, now);
  return (await cannotBegin(tx, payment, now)) ? 'outdated' : null;
}

interface Figure {
  payments: number;
  amount: number;
}

/** Figures of the payments of a month, of a plan or of a method. */
type Group = Record<'month' | 'plan' | 'method', string | null> & { payments: number; grosz: number };

const monthOf = (moment: ReturnType<typeof sql>) =>
  sql`date_trunc('month', ${moment} at time zone 'Europe/Warsaw')`;

/**
 * Figures for charts, in two passes over the payments: of all by status, and of the done ones by plan, by method and by
 * calendar month of paying in Poland, `2026-03`, earliest first, without gaps up to the current one.
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
  const figureOf = (group: { payments: number; grosz: number }): Figure => ({
    payments: group.payments,
    amount: toPln(group.grosz),
  });
  const by = (key: 'month' | 'plan' | 'method') =>
    groups.flatMap((group) => {
      const value = group[key];
      return value === null ? [] : [{ value, figure: figureOf(group) }];
    });
  return {
    months: withoutGaps(
      new Map(by('month').map(({ value, figure }) => [value, figure])),
      thisMonth[0]?.month ?? '',
    ),
    plans: by('plan').map(({ value, figure }) => ({ sub: value, ...figure })),
    methods: by('method').map(({ value, figure }) => ({ payment_method: value, ...figure })),
    statuses: statuses.map((group) => ({ payment_status: group.status, ...figureOf(group) })),
  };
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** The figures of each month from the first that has any to the last, or to the current one. */
function withoutGaps(figures: ReadonlyMap<string, Figure>, current: string) {
  const known = [...figures.keys()].sort();
  const last = [known.at(-1) ?? '', current].sort().at(-1) ?? '';
  const months: (Figure & { month: string })[] = [];
  for (let month = known[0]; month !== undefined && month <= last; month = monthAfter(month)) {
    months.push({ month, ...(figures.get(month) ?? { payments: 0, amount: 0 }) });
  }
  return months;
}
