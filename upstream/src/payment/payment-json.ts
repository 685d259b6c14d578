import { and, eq, type SQL, sql } from 'drizzle-orm';
import { payments, type promocodes } from '../db/purchase-tables.ts';
import { toPln } from '../http/money.ts';
import { reservation } from '../purchase/reserve-order.ts';

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
export const statusOf = (
  payment: Pick<Payment, 'status' | 'claimedAt' | 'createdAt'>,
  now: Date,
): PaymentStatus =>
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
export const hasStatus = (status: PaymentStatus, now: Date): SQL | undefined => {
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
