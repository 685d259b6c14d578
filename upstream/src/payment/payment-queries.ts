import { and, asc, desc, eq, gt, isNotNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { countRows } from '../db/count-rows.ts';
import type { Queryable } from '../db/database.ts';
import { pageFromNearerEnd } from '../db/page-from-nearer-end.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { isClaimed, payments, plans, promocodes, userOverviews, users } from '../db/schema.ts';
import { toPln } from '../http/money.ts';
import { parseId } from '../http/read-params.ts';
import { matchingUsers } from '../identity/matching-users.ts';
import { isUnclaimed, payableMs } from '../purchase/reserve-order.ts';

export const paymentSorts = ['id', 'amount', 'payment_status', 'paid_at'] as const;

interface PaymentFilter {
  search: string | undefined;
  status: PaymentStatus | undefined;
  now: Date;
}

interface PaymentSearch extends PaymentFilter {
  sortBy: (typeof paymentSorts)[number];
  descending: boolean;
  limit: number;
  offset: number;
}

const sortColumns = {
  id: [payments.id],
  amount: [payments.amountGrosz, payments.id],
  payment_status: [payments.status, payments.id],
  paid_at: [payments.paidAt, payments.id],
};

/** A sort order that an index supports. Unpaid payments come last in descending order of `paid_at`. */
const orderOf = (sortBy: PaymentSearch['sortBy'], descending: boolean): SQL[] =>
  sortColumns[sortBy].map((column) => {
    if (sortBy !== 'paid_at') return descending ? desc(column) : asc(column);
    return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  });

/** A page of payments, and how many match the filter. Their ids are read first, from an index, from its nearer end. */
export async function listPayments(
  db: Queryable,
  { sortBy, descending, limit: pageSize, offset: start, ...filter }: PaymentSearch,
): Promise<{ total: number; found: PaymentRow[] }> {
  const total = await countPayments(db, filter);
  const { limit, offset, isFromLast } = pageFromNearerEnd({ limit: pageSize, offset: start }, total);
  const page = await db
    .select({ id: payments.id })
    .from(payments)
    .where(filterCondition(db, filter))
    .orderBy(...orderOf(sortBy, descending !== isFromLast))
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  const found = await paymentsOfIds(db).execute({
    ids: isFromLast ? ids.toReversed() : ids,
    now: filter.now.toISOString(),
  });
  return { total, found };
}

export function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const condition = filterCondition(db, filter);
  return condition === undefined ? countRows(db, payments) : db.$count(payments, condition);
}

export const paymentRows = (db: Queryable, now: Date | Placeholder) =>
  db
    .select({
      payment: payments,
      status: statusAt(now),
      isUnclaimed: sql<boolean>`${isUnclaimed}`,
      plan: plans.name,
      user: { id: users.id, email: users.email },
      promocode: promocodes,
    })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId));

/** Prepared because planning its joins takes longer than running them. */
const paymentsOfIds = prepareOnce('payments_of_ids', (db, name) => {
  const ids = sql`${sql.placeholder('ids')}::integer[]`;
  return paymentRows(db, sql.placeholder('now'))
    .where(sql`${payments.id} = any(${ids})`)
    .orderBy(sql`array_position(${ids}, ${payments.id})`)
    .prepare(name);
});

type PaymentRow = Awaited<ReturnType<typeof paymentRows>>[number];

const filterCondition = (db: Queryable, { search, status, now }: PaymentFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : hasStatus(status, now),
    search === undefined ? undefined : matchesSearch(db, search),
  );

/**
 * Matches the payment's id or uid, or its payer. The whole e-mail address of a user finds only that user: as a part of a text
 * it would also find longer addresses. With the array of payers each part uses its own index.
 */
function matchesSearch(db: Queryable, search: string): SQL | undefined {
  const id = parseId(search);
  const payers = db.select({ id: userOverviews.userId }).from(userOverviews).where(matchingUsers(search));
  const addressee = db
    .select({ ids: sql`array[${users.id}]` })
    .from(users)
    .where(eq(users.email, search.toLowerCase()));
  return or(
    eq(payments.uid, search),
    id === null ? undefined : eq(payments.id, id),
    sql`${payments.userId} = any(coalesce((${addressee}), array(${payers})))`,
  );
}

const waitingPaymentsQuery = prepareOnce('waiting_payments', (db, name) =>
  db
    .select({ payment: payments, plan: plans.name, promocode: promocodes })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId))
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        gt(payments.createdAt, sql.placeholder('cutoff')),
        isUnclaimed,
        isNotNull(payments.paymentUrl),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .prepare(name),
);

/** A user's unpaid orders that can still be paid, as the API sends them, newest first. */
export async function waitingPayments(db: Queryable, userId: number, now: Date) {
  const waiting = await waitingPaymentsQuery(db).execute({ userId, cutoff: expiryCutoff(now).toISOString() });
  return waiting.map((row) => paymentJson({ ...row, status: 'pending', isUnclaimed: true }));
}

export const paymentStatuses = [...payments.status.enumValues, 'expired'] as const;

/** Status that the API shows. `expired` is derived: the payment is pending and was not paid in time. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Unclaimed pending payments that were created at or before this time have expired. */
export const expiryCutoff = (now: Date): Date => new Date(now.getTime() - payableMs);

/**
 * A pending payment expires without a write, so that money which arrives late still starts the subscription.
 * A claimed payment never expires.
 */
export function statusAt(now: Date | Placeholder): SQL<PaymentStatus> {
  const time = now instanceof Date ? now.toISOString() : now;
  return sql<PaymentStatus>`case
    when ${isUnclaimed} and ${payments.createdAt} <= ${time}::timestamptz - ${payableMs} * interval '1 millisecond' then 'expired'
    else ${payments.status} end`;
}

/** The same status as `statusAt`, in conditions that indexes support. */
const hasStatus = (status: PaymentStatus, now: Date): SQL | undefined => {
  if (status === 'expired') return and(isUnclaimed, lte(payments.createdAt, expiryCutoff(now)));
  if (status === 'pending') return or(and(isUnclaimed, gt(payments.createdAt, expiryCutoff(now))), isClaimed);
  return eq(payments.status, status);
};

/** The method of a payment; null for a free order. */
export const paidMethod = sql`case when ${payments.amountGrosz} > 0 then ${payments.method} end`;

/** A payment as the API sends it to its payer. `payment_url` is null once it can no longer be paid. */
export function paymentJson({ payment, plan, promocode, ...row }: Omit<PaymentRow, 'user'>) {
  const isOpen = row.status === 'pending' && row.isUnclaimed;
  return {
    id: payment.id,
    uid: payment.uid,
    payment_status: row.status,
    amount: toPln(payment.amountGrosz),
    sub: plan,
    sub_months: payment.months,
    discord: payment.discord,
    payment_method: payment.amountGrosz === 0 ? null : payment.method,
    payment_url: isOpen ? payment.paymentUrl : null,
    payable_until: isOpen ? new Date(payment.createdAt.getTime() + payableMs) : null,
    can_cancel: isOpen,
    created_at: payment.createdAt,
    paid_at: payment.paidAt,
    first_name: payment.firstName,
    last_name: payment.lastName,
    discord_name: payment.discordName,
    promocode: promocode?.code ?? null,
  };
}

/** A payment as the API sends it to admins: also its user, price lines and failure. */
export function adminPaymentJson(row: PaymentRow) {
  const { payment, user } = row;
  return {
    ...paymentJson(row),
    user,
    lines: payment.lines.map(({ kind, grosz }) => ({ kind, amount: toPln(grosz) })),
    provider: payment.provider,
    provider_order_id: payment.providerOrderId,
    failure: payment.failure,
    reserved_until: row.status === 'pending' ? payment.reservedUntil : null,
  };
}
