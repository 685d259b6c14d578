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
import { reservation } from '../purchase/reserve-order.ts';

/** What admins may sort payments by. */
export const paymentSorts = ['id', 'amount', 'payment_status', 'paid_at'] as const;

/** Which payments an admin looks for; all without either. */
interface PaymentFilter {
  search: string | undefined;
  status: PaymentStatus | undefined;
  now: Date;
}

/** Which payments an admin looks at. */
interface PaymentSearch extends PaymentFilter {
  sortBy: (typeof paymentSorts)[number];
  descending: boolean;
  limit: number;
  offset: number;
  /** How many payments the search finds. */
  total: number;
}

/** Orders that an index gives, each way the reverse of the other; those that are not paid come last from the newest, first from the oldest. */
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

/**
 * A page of payments with all that belongs to them; the page is found in an index, from the nearer end, before anything is
 * joined to it.
 */
export async function listPayments(
  db: Queryable,
  { search, status, now, sortBy, descending, total, ...part }: PaymentSearch,
): Promise<PaymentRow[]> {
  const { up, down } = orders[sortBy];
  const { limit, offset, isFromLast } = pageFromNearerEnd(part, total);
  const page = db
    .select({ id: payments.id })
    .from(payments)
    .where(matching(db, { search, status, now }))
    .orderBy(...(descending === isFromLast ? up : down))
    .limit(limit)
    .offset(offset)
    .as('page');
  return paymentRows(db)
    .innerJoin(page, eq(page.id, payments.id))
    .orderBy(...(descending ? down : up));
}

/** How many payments a search finds; all without one. */
export function countPayments(db: Queryable, filter: PaymentFilter): Promise<number> {
  const condition = matching(db, filter);
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

/** A payment that is named by its id or uid; null when the text can be neither. */
export function isNamed(idOrUid: string): SQL | null {
  if (!isStorable(idOrUid)) return null;
  const id = parseId(idOrUid);
  return id === null ? eq(payments.uid, idOrUid) : eq(payments.id, id);
}

const matching = (db: Queryable, { search, status, now }: PaymentFilter): SQL | undefined =>
  and(
    status === undefined ? undefined : hasStatus(status, now),
    search === undefined ? undefined : found(db, search),
  );

/** By the payment's id or uid, or by its payer; each way by an index of its own. */
function found(db: Queryable, search: string): SQL {
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

const waitingOf = prepareOnce('waiting_payments', (db, name) =>
  db
    .select({ payment: payments, plan: plans.name, promocode: promocodes })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .leftJoin(promocodes, eq(promocodes.id, payments.promocodeId))
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        gt(payments.createdAt, sql.placeholder('orderedAfter')),
        eq(payments.status, 'pending'),
        isNull(payments.claimedAt),
        isNotNull(payments.paymentUrl),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .prepare(name),
);

/** The orders of a user that wait to be paid, as the API sends them, newest first. */
export async function waitingPayments(db: Queryable, userId: number, now: Date) {
  const waiting = await waitingOf(db).execute({ userId, orderedAfter: orderedAfter(now).toISOString() });
  return waiting.map((row) => paymentJson(row, now));
}

type Payment = typeof payments.$inferSelect;

/** All that a payment can be for people. */
export const paymentStatuses = [...payments.status.enumValues, 'expired'] as const;

/** How a payment stands for people: `expired` is one that was not paid in time. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Until when a payment can be begun to be paid. */
const payableUntil = ({ createdAt }: Pick<Payment, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + reservation);

/**
 * How a payment stands now. A pending one expires by the clock alone: nothing is written, so that money which comes all
 * the same still starts the subscription. One that was claimed never expires.
 */
const statusOf = (payment: Pick<Payment, 'status' | 'claimedAt' | 'createdAt'>, now: Date): PaymentStatus =>
  payment.status === 'pending' && payment.claimedAt === null && payableUntil(payment) <= now
    ? 'expired'
    : payment.status;

/** A pending payment has not expired when it was ordered after this. */
export const orderedAfter = (now: Date): Date => new Date(now.getTime() - reservation);

/** The same as `statusOf`, in SQL. */
export const statusAt = (now: Date): SQL<PaymentStatus> => sql<PaymentStatus>`case
  when ${payments.status} = 'pending' and ${payments.claimedAt} is null
    and ${payments.createdAt} <= ${orderedAfter(now).toISOString()}::timestamptz then 'expired'
  else ${payments.status} end`;

/** Payments of this status, by the index of the stored one. */
const hasStatus = (status: PaymentStatus, now: Date): SQL | undefined => {
  if (status !== 'pending' && status !== 'expired') return eq(payments.status, status);
  return and(eq(payments.status, 'pending'), sql`${statusAt(now)} = ${status}`);
};

/** A payment with what belongs to it. */
export interface PaymentRow {
  payment: typeof payments.$inferSelect;
  plan: string;
  user: { id: number; email: string };
  promocode: typeof promocodes.$inferSelect | null;
}

/** A payment as the API sends it to its payer; the address at which it is paid only while it can be. */
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

/** A payment as the API sends it to admins: also whose it is, how its price came about and what became of it. */
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
