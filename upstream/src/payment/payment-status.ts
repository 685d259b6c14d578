import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import { payments } from '../db/purchase-tables.ts';
import { reservation } from '../purchase/reserve-order.ts';

type Payment = typeof payments.$inferSelect;

/** All that a payment can be for people. */
export const paymentStatuses = [...payments.status.enumValues, 'expired'] as const;

/** How a payment stands for people: `expired` is one that was not paid in time. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Until when a payment can be begun to be paid. */
export const payableUntil = ({ createdAt }: Pick<Payment, 'createdAt'>): Date =>
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
