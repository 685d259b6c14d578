import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { loggedEdit } from '../audit/user-log.ts';
import type { Database, Transaction } from '../db/database.ts';
import { inWarsaw } from '../db/in-warsaw.ts';
import { payments, plans } from '../db/schema.ts';
import { singleFlight } from '../db/single-flight.ts';
import type { Deps } from '../deps.ts';
import { announcePayment } from '../hook/changes.ts';
import { notFound, refusedField, requireRow } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { toPln } from '../http/money.ts';
import {
  type IdRoute,
  isStorable,
  pageOf,
  pageParam,
  parseId,
  readParams,
  textParam,
} from '../http/read-params.ts';
import { adminOf, callerOf, forAdmins } from '../identity/authentication.ts';
import { activate, type Order, type Payment } from '../purchase/activate.ts';
import { readCart } from '../purchase/cart.ts';
import { isInProgress, isUnclaimed } from '../purchase/reserve-order.ts';
import {
  adminPaymentJson,
  listPayments,
  paidMethod,
  paymentJson,
  paymentRows,
  paymentSorts,
  paymentStatuses,
  statusAt,
} from './payment-queries.ts';
import { createOrderPlacer } from './place-order.ts';
import { cancelIf, cancelPayment, hasNothingToGrant, lockOrder, rejectionReason } from './settle-payment.ts';

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

/** Error code when a payment cannot be cancelled, by its status. */
const cancelErrors = {
  pending: 'under_way',
  held: 'under_way',
  done: 'already_paid',
  failed: 'failed',
} as const;

/** A payment by its id or uid. @throws HttpError 404, also if it is not of `userId` */
async function findPayment({ db, clock }: Deps, idOrUid: string, userId?: number) {
  if (!isStorable(idOrUid)) throw notFound();
  const id = parseId(idOrUid);
  const isSought = id === null ? eq(payments.uid, idOrUid) : eq(payments.id, id);
  const ofUser = userId === undefined ? undefined : eq(payments.userId, userId);
  return requireRow(await paymentRows(db, clock()).where(and(isSought, ofUser)));
}

/** Orders and the caller's own payments; admins may read, cancel and complete any payment. */
export function paymentRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;
  const placeOrder = createOrderPlacer(context);
  const stats = singleFlight(() => paymentStats(db, clock()));

  server.post('/subscriptions.json', async (request) => {
    const { user } = callerOf(request);
    const cart = readCart(request.body);
    const { uid, paymentUrl } = await placeOrder(user, languageOf(request), cart, request.log);
    const ordered = await findPayment(context, uid);
    announcePayment(changes, ordered.payment);
    return { payment_url: paymentUrl, payment: paymentJson(ordered) };
  });

  server.get('/payments/user_index.json', async (request) => {
    const { user } = callerOf(request);
    const own = await paymentRows(db, clock()).where(eq(payments.userId, user.id)).orderBy(desc(payments.id));
    return { payments: own.map(paymentJson) };
  });

  server.get<IdRoute>('/payments/:id.json', async (request) => {
    const { user, isAdmin } = callerOf(request);
    if (isAdmin) return adminPaymentJson(await findPayment(context, request.params.id));
    return paymentJson(await findPayment(context, request.params.id, user.id));
  });

  const changeAsAdmin = async (request: FastifyRequest<IdRoute>, act: typeof adminPay) => {
    const { user } = adminOf(request);
    const { payment } = await findPayment(context, request.params.id);
    await act(context, user.id, payment.id);
    announcePayment(changes, payment);
    return { payment: adminPaymentJson(await findPayment(context, payment.uid)) };
  };
  server.put<IdRoute>('/payments/:id/admin_pay_payment.json', (request) => changeAsAdmin(request, adminPay));

  server.put<CancelRoute>('/payments/:id/cancel.json', async (request) => {
    if (request.query.own !== 'true') return changeAsAdmin(request, adminCancel);
    const { user } = callerOf(request);
    const { payment } = await findPayment(context, request.params.id, user.id);
    const status = await cancelPayment(context, payment.id);
    if (status !== 'cancelled') throw refusedField('base', cancelErrors[status]);
    return { payment: paymentJson(await findPayment(context, payment.uid)) };
  });

  server.get('/payments.json', forAdmins, async (request) => {
    const { page, search, payment_status, sort_by, sort_order } = readParams(listParams, request.query);
    const { rows, json } = pageOf({ page, per_page: perPage });
    const { total, found } = await listPayments(db, {
      search,
      status: payment_status,
      now: clock(),
      sortBy: sort_by,
      descending: sort_order === 'desc',
      ...rows,
    });
    return { payments: found.map(adminPaymentJson), ...json(total) };
  });

  server.get('/payments/stats.json', forAdmins, async () => ({ stats: await stats() }));
}

/**
 * Completes a payment whose money arrived another way. The subscription starts exactly once, also if the provider reports
 * the payment at the same time. A held payment is completed whatever it was held for. A done one stays unchanged.
 * @throws HttpError 422 on `base`, without a change: `cancelled` or `failed` for a closed payment; `under_way` while money
 * of this payer is being collected; `sold_out`, `promocode_used` or `outdated` when the order cannot be fulfilled any more.
 * A held payment is refused only with `under_way`, or with `outdated` when its plan has ended or the payer has it already
 */
export const adminPay = (deps: Deps, authorId: number, paymentId: number): Promise<void> =>
  loggedEdit(deps, authorId, async (tx, log) => {
    const order = await lockOrder(tx, paymentId);
    const { payment } = order;
    const now = deps.clock();
    if (payment.status === 'done') return;
    if (payment.status === 'cancelled' || payment.status === 'failed') {
      throw refusedField('base', payment.status);
    }
    if (await isInProgress(tx, payment.userId, now)) throw refusedField('base', 'under_way');
    const reason = await adminRejectionReason(tx, order, now);
    if (reason !== null) throw refusedField('base', reason);
    await log('payment.pay', statusChange(payment, 'done'), payment.userId);
    await activate(tx, order, now, authorId);
  });

/**
 * Cancels a pending payment, which frees its place, or a held one whose money was refunded. A cancelled one stays unchanged.
 * @throws HttpError 422 on `base`: `already_paid`, `failed`, or `under_way` for a claimed payment, which becomes done or held
 */
export const adminCancel = (deps: Deps, authorId: number, paymentId: number): Promise<void> =>
  loggedEdit(deps, authorId, async (tx, log) => {
    const { payment } = await lockOrder(tx, paymentId);
    if (payment.status === 'cancelled') return;
    const isCancelled = await cancelIf(tx, payment.id, or(isUnclaimed, eq(payments.status, 'held')));
    if (!isCancelled) throw refusedField('base', cancelErrors[payment.status]);
    await log('payment.cancel', statusChange(payment, 'cancelled'), payment.userId);
  });

const statusChange = ({ id, status }: Payment, after: Payment['status']) => ({
  payment_id: id,
  before: { status },
  after: { status: after },
});

/** Why an admin cannot complete a payment. For a held one the admin overrides the reason it was held for. */
async function adminRejectionReason(tx: Transaction, order: Order, now: Date): Promise<string | null> {
  if (order.payment.status !== 'held') return rejectionReason(tx, order, now);
  return (await hasNothingToGrant(tx, order, now)) ? 'outdated' : null;
}

type Figures = { payments: number; grosz: number };

/** At most one of `month`, `plan` and `method` is set; none for free orders in the group of methods. */
type Group = Record<'month' | 'plan' | 'method', string | null> & Figures;

const monthOf = (time: SQL) => sql`date_trunc('month', ${inWarsaw(time)})`;

/**
 * Counts and sums for charts: of all payments by status, and of done ones by plan, method and month of payment in Poland
 * (`2026-03`), oldest first, without gaps up to the current month.
 */
async function paymentStats(db: Database, now: Date) {
  const paidIn = monthOf(sql`${payments.paidAt}`);
  // Grouped before the grouping sets, because they sort their rows once for each set.
  const { rows: groups } = await db.execute<Group>(sql`
    with groups as (
      select ${paidIn} as month, ${payments.planId} as plan_id, ${paidMethod} as method,
        count(*) as payments, sum(${payments.amountGrosz}) as grosz
      from ${payments} where ${payments.status} = 'done' group by 1, 2, 3
    ), figures as (
      select month, ${plans.name} as plan, method, sum(payments)::integer as payments, sum(grosz)::double precision as grosz
      from groups join ${plans} on ${plans.id} = plan_id
      group by grouping sets ((month), (${plans.name}), (method))
    ), months as (
      select generate_series(
        min(month), greatest(max(month), ${monthOf(sql`${now.toISOString()}::timestamptz`)}), '1 month'
      ) as month from figures
    )
    select to_char(month, 'YYYY-MM') as month, plan, method,
      coalesce(payments, 0) as payments, coalesce(grosz, 0) as grosz
    from figures full join months using (month)
    order by month, payments desc, plan, method`);
  const { rows: statuses } = await db.execute<Figures & { status: string }>(sql`
    select ${statusAt(now)} as status, count(*)::integer as payments,
      sum(${payments.amountGrosz})::double precision as grosz
    from ${payments} group by 1 order by payments desc, status`);
  const figuresOf = ({ payments, grosz }: Figures) => ({ payments, amount: toPln(grosz) });
  const groupsBy = (key: 'month' | 'plan' | 'method') => groups.filter((group) => group[key] !== null);
  return {
    months: groupsBy('month').map((group) => ({ month: group.month, ...figuresOf(group) })),
    plans: groupsBy('plan').map((group) => ({ sub: group.plan, ...figuresOf(group) })),
    methods: groupsBy('method').map((group) => ({ payment_method: group.method, ...figuresOf(group) })),
    statuses: statuses.map((group) => ({ payment_status: group.status, ...figuresOf(group) })),
  };
}
