import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import { isUsed } from '../promocode/usable-promocode.ts';
import type { Payment } from '../purchase/activate.ts';
import { activate } from '../purchase/activate.ts';
import { hasBought, hasPlaceFor } from '../purchase/plan-to-sell.ts';
import { findCaller } from '../user/caller.ts';
import { lockUser } from '../user/lock-user.ts';
import { writeLog } from '../user/write-log.ts';
import type { PaymentDesk, PaymentProvider } from './payment-provider.ts';

/** How an attempt to settle a payment ended; `under_way` means that another attempt is about to end it. */
export type Settlement = 'done' | 'under_way' | 'refused' | 'closed';

/** Which payment was made, and the provider's name for it where it has one. */
export interface PaymentToSettle {
  paymentId: number;
  providerOrderId: string | null;
}

type Desk = Pick<PaymentDesk, 'db' | 'clock'>;

/** How long an attempt keeps others away, should it fail. */
const claim = 60_000;
/** How long the place is held while the money is collected. */
const renewal = 5 * 60_000;

/**
 * Takes a payment that was made, once, whatever repeats or races. First the payment is claimed: from then on no other
 * attempt and no other payment of the user interferes. Then the money is collected, outside of any transaction, and
 * last the subscription is changed together with the payment's status. What cannot be honoured any more, because the
 * place, the promo code or the rest of the old subscription went to another order, is refused before any money is
 * collected. A claimed payment whose collecting failed, or whose process ended, stays claimed: `resumePayments` tries again.
 * @throws PaymentUnavailable when the money could not be collected; the payment stays pending
 */
export async function settlePayment(
  desk: Desk,
  provider: Pick<PaymentProvider, 'collect'>,
  made: PaymentToSettle,
): Promise<Settlement> {
  const claimed = await desk.db.transaction((tx) => claimPayment(tx, made, desk.clock()));
  if (typeof claimed === 'string') return claimed;
  await provider.collect(claimed);
  return desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, made.paymentId);
    if (payment.status === 'pending') await activate(tx, payment, desk.clock());
    return payment.status === 'pending' || payment.status === 'done' ? 'done' : 'closed';
  });
}

/** Closes a payment that its payer refused to make; one that is made or about to be stays. */
export async function cancelPayment({ db, clock }: Desk, paymentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'pending' || isClaimed(payment, clock())) return;
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, paymentId));
    await writeLog(tx, {
      userId: payment.userId,
      authorId: payment.userId,
      action: 'payment.cancel',
      details: { payment_id: paymentId },
      at: clock(),
    });
  });
}

/** Locks the payer, then the payment, as ordering does. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  const [owner] = await tx.select({ id: payments.userId }).from(payments).where(eq(payments.id, id));
  if (owner) await lockUser(tx, owner.id);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`Payment ${id} is gone`);
  return payment;
}

/** Whether an attempt to settle a payment keeps others away. */
export const isClaimed = ({ claimedAt }: Payment, now: Date) =>
  claimedAt !== null && now.getTime() - claimedAt.getTime() < claim;

/** The payment, which is now claimed, or how it stands when it is not. */
async function claimPayment(
  tx: Transaction,
  { paymentId, providerOrderId }: PaymentToSettle,
  now: Date,
): Promise<Settlement | Payment> {
  const payment = await lockPayment(tx, paymentId);
  if (payment.status === 'done') return 'done';
  if (payment.status !== 'pending') return 'closed';
  if (await isUnderWay(tx, payment, now)) return 'under_way';
  const failure = await reasonToRefuse(tx, payment, now);
  if (failure !== null) {
    await tx.update(payments).set({ status: 'failed', failure }).where(eq(payments.id, paymentId));
    await writeLog(tx, {
      userId: payment.userId,
      authorId: payment.userId,
      action: 'payment.refuse',
      details: { payment_id: paymentId, reason: failure },
      at: now,
    });
    return 'refused';
  }
  await tx
    .update(payments)
    .set({ claimedAt: now, providerOrderId, reservedUntil: new Date(now.getTime() + renewal) })
    .where(eq(payments.id, paymentId));
  return { ...payment, providerOrderId };
}

/** Whether an attempt to settle a payment, or another one of its payer, is about to end. */
export async function isUnderWay(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  if (isClaimed(payment, now)) return true;
  const others = and(
    eq(payments.userId, payment.userId),
    ne(payments.id, payment.id),
    eq(payments.status, 'pending'),
    gt(payments.claimedAt, new Date(now.getTime() - claim)),
  );
  return (await tx.$count(payments, others)) > 0;
}

/** Why a payment cannot be honoured any more; null when it can. The caller holds its lock. */
export async function reasonToRefuse(
  tx: Transaction,
  payment: Payment,
  now: Date,
): Promise<NonNullable<Payment['failure']> | null> {
  const { userId, promocodeId } = payment;
  if (promocodeId !== null && (await isUsed(tx, promocodeId, userId))) return 'promocode_used';
  const [plan] = await tx.select().from(plans).where(eq(plans.id, payment.planId));
  if (!plan) throw new Error(`The plan of payment ${payment.id} is gone`);
  if (plan.validUntil !== null && (plan.validUntil <= now || (await hasBought(tx, plan, userId, now)))) {
    return 'outdated';
  }
  if (plan.validUntil === null && (await isOutdated(tx, payment, now))) return 'outdated';
  return (await hasPlaceFor(tx, plan, userId, now)) ? null : 'sold_out';
}

/**
 * Whether the subscription that the order was priced by has changed since: its rest may have gone to another order, or
 * another order's plan would be ended without its rest being counted.
 */
async function isOutdated(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  const [user] = await tx.select({ uid: users.uid }).from(users).where(eq(users.id, payment.userId));
  const active = (user && (await findCaller(tx, user.uid, now)))?.subscription ?? null;
  if (active === null) return false;
  const isSame =
    active.id === payment.activeSubscriptionId &&
    active.expiresAt.getTime() === payment.activeExpiresAt?.getTime();
  const tookRest = payment.lines.some(({ kind }) => kind === 'active_subscription_rest');
  return !isSame && (tookRest || active.planId !== payment.planId);
}
