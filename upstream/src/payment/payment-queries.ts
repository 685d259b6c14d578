import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { countRows } from '../db/count-rows.ts';
import type { Queryable } from '../db/database.ts';
import { pageFromNearerEnd } from '../db/page-from-nearer-end.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { payments, promocodes } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import { userOverviews } from '../db/user-tables.ts';
import { toPln } from '../http/money.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import { matchingUsers } from '../identity/matching-users.ts';
import { reservationMs } from '../purchase/reserve-order.ts';

/** Sort keys of the admins' list. */
export const paymentSorts = ['id', 'amount', 'payment_status', 'paid_at'] as const;

/** Filters of the admins' list; undefined means no filter. */
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
  /** Number of payments that match the filter. */
  total: number;
}

/** Sort orders that an index supports; `down` is the exact reverse of `up`. Unpaid payments come last in descending order of `paid_at`. */
const orders: Record<PaymentSearch['sortBy'], { up: SQL[]; down: SQL[] }> = {
  id: { up: [asc(payments.id)], down: [desc(payments.id)] },
  amount: {
    up: [asc(payments.amountGrosz), asc(payments.id)],
    down: [desc(payments.amountGrosz), desc(payments.id)],
  },
  payment_status: {
    up: [asc(payments.status), asc(payments.id)],
    down: [desc(payments.status), desc(payments.id)],
  },
  paid_at: {
    up: [sql`${payments.paidAt} asc nulls first`, sql`${payments.id} asc nulls first`],
    down: [sql`${payments.paidAt} desc nulls last`, sql`${payments.id} desc nulls last`],
  },
};

/** A page of payments with their joined rows. The ids are read from an index, from its nearer end, before the joins. */
export async function listPayments(
  db: Queryable,
  { sortBy, descending, total, limit: pageSize, offset: start, ...filter }: PaymentSearch,
): Promise<PaymentRow[]> {
  const { up, down } = orders[sortBy];
  const { limit, offset, isFromLast } = pageFromNearerEnd({ limit: pageSize, offset: start }, total);
  const page = db
    .select({ id: payments.id })
    .from(payments)
    .where(filterCondition(db, filter))
    .orderBy(...(descending === isFromLast ? up : down))
    .limit(limit)
    .offset(offset)
    .as('page');
  return paymentRows(db)
    .innerJoin(page, eq(page.id, payments.id))
    .orderBy(...(descending ? down : up));
}

/** Number of payments that match a filter. */
export function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const condition = filterCondition(db, filter);
  return condition === undefined ? countRows(db, payments) : db.$count(payments, condition);
}

/** Payments with their plans, payers and promo codes. */
export const paymentRows = (db: Queryable) =>
  db
    .select({
      payment: payments,
      plan: plans.name,
      user: { id: users.id, email: users.email },
      promocode: promocodes,
    })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId))
    .$dynamic();

/** Condition for the payment with this id or uid; null if the text can be neither. */
export function byIdOrUid(idOrUid: string): SQL | null {
  if (!isStorable(idOrUid)) return null;
  const id = parseId(idOrUid);
  return id === null ? eq(payments.uid, idOrUid) : eq(payments.id, id);
}

const filterCondition = (db: Queryable, { search, status, now }: PaymentFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : hasStatus(status, now),
    search === undefined ? undefined : matchesSearch(db, search),
  );

/** Matches the payment's id or uid, or its payer. Each part of the union uses its own index. */
function matchesSearch(db: Queryable, search: string): SQL {
  const id = parseId(search);
  const ids = () => db.select({ id: payments.id }).from(payments);
  const payers = db.select({ id: userOverviews.userId }).from(userOverviews).where(matchingUsers(search));
  return inArray(
    payments.id,
    union(
      ids().where(eq(payments.uid, search)),
      ids().where(id === null ? sql`false` : eq(payments.id, id)),
      ids().where(inArray(payments.userId, payers)),
    ),
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
        eq(payments.status, 'pending'),
        isNull(payments.claimedAt),
        isNotNull(payments.paymentUrl),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .prepare(name),
);

/** A user's unpaid orders that can still be paid, as the API sends them, newest first. */
export async function waitingPayments(db: Queryable, userId: number, now: Date) {
  const waiting = await waitingPaymentsQuery(db).execute({ userId, cutoff: expiryCutoff(now).toISOString() });
  return waiting.map((row) => paymentJson(row, now));
}

type Payment = typeof payments.$inferSelect;

export const paymentStatuses = [...payments.status.enumValues, 'expired'] as const;

/** Status that the API shows. `expired` is derived: the payment is pending and was not paid in time. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Deadline for starting to pay. */
const payableUntil = ({ createdAt }: Pick<Payment, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + reservationMs);

/**
 * A pending payment expires without a write, so that money which arrives late still starts the subscription.
 * A claimed payment never expires.
 */
const statusOf = (payment: Pick<Payment, 'status' | 'claimedAt' | 'createdAt'>, now: Date): PaymentStatus =>
  payment.status === 'pending' && payment.claimedAt === null && payableUntil(payment) <= now
    ? 'expired'
    : payment.status;

/** Unclaimed pending payments that were created at or before this time have expired. */
export const expiryCutoff = (now: Date): Date => new Date(now.getTime() - reservationMs);

/** `statusOf` in SQL. */
export const statusAt = (now: Date): SQL<PaymentStatus> => sql<PaymentStatus>`case
  when ${payments.status} = 'pending' and ${payments.claimedAt} is null
    and ${payments.createdAt} <= ${expiryCutoff(now).toISOString()}::timestamptz then 'expired'
  else ${payments.status} end`;

/** Compares the stored status too, so that its index is used. */
const hasStatus = (status: PaymentStatus, now: Date): SQL | undefined => {
  if (status !== 'pending' && status !== 'expired') return eq(payments.status, status);
  return and(eq(payments.status, 'pending'), sql`${statusAt(now)} = ${status}`);
};

export interface PaymentRow {
  payment: Payment;
  plan: string;
  user: { id: number; email: string };
  promocode: typeof promocodes.$inferSelect | null;
}

/** A payment as the API sends it to its payer. `payment_url` is null once it can no longer be paid. */
export function paymentJson({ payment, plan, promocode }: Omit<PaymentRow, 'user'>, now: Date) {
  const status = statusOf(payment, now);
  const isOpen = status === 'pending' && payment.claimedAt === null;
  return {
    id: payment.id,
    uid: payment.uid,
    payment_status: status,
    amount: toPln(payment.amountGrosz),
    sub: plan,
    sub_months: payment.months,
    discord: payment.discord,
    payment_method: payment.method,
    payment_url: isOpen ? payment.paymentUrl : null,
    payable_until: isOpen ? payableUntil(payment) : null,
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
export function adminPaymentJson(row: PaymentRow, now: Date) {
  const { payment, user } = row;
  return {
    ...paymentJson(row, now),
    user: { id: user.id, email: user.email },
    lines: payment.lines.map(({ kind, grosz }) => ({ kind, amount: toPln(grosz) })),
    provider: payment.provider,
    provider_order_id: payment.providerOrderId,
    failure: payment.failure,
    reserved_until: statusOf(payment, now) === 'pending' ? payment.reservedUntil : null,
  };
}
