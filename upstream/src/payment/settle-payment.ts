import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { writeLog } from '../audit/user-log.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { payments, plans, users } from '../db/schema.ts';
import { announcePayment } from '../hook/changes.ts';
import { toPln } from '../http/money.ts';
import { findCaller, lockUser } from '../identity/caller.ts';
import { hasBought, hasPlaceFor } from '../plan/plan-queries.ts';
import { isUsed } from '../promocode/promocode-queries.ts';
import { activate, type Order, type Payment } from '../purchase/activate.ts';
import { remainingValueOf } from '../purchase/price.ts';
import { isInProgress, isUnclaimed } from '../purchase/reserve-order.ts';
import type { PaymentDeps, PaymentProvider } from './payment-provider.ts';

/**
 * Result of an attempt to settle a payment. `under_way`: it is claimed, and an attempt runs or will be repeated. `blocked`:
 * another payment of its payer is being settled, and nothing was stored. `held`: its money was collected, or may have been,
 * and an admin has to decide. `refused` and `closed`: nothing was collected.
 */
type Settlement = 'done' | 'under_way' | 'blocked' | 'held' | 'refused' | 'closed';

interface PaymentToSettle extends Pick<Payment, 'providerOrderId'> {
  paymentId: number;
}

export interface SettleDeps extends Omit<PaymentDeps, 'secret'> {
  logger: FastifyBaseLogger;
}

/**
 * Settles a paid payment exactly once, also when calls repeat or race:
 * 1. Claim the payment. From then on its place and promo code are reserved, and it cannot be cancelled.
 * 2. Collect the money, outside of any transaction.
 * 3. Change the subscription and the payment's status in one transaction.
 * An order that cannot be fulfilled any more (its place, promo code or the value of the old subscription went to another
 * order) is refused before any money is collected. After the claim the money may have been collected: the payment then
 * becomes done, or held for an admin with the reason. If collecting fails or the process stops, the payment stays claimed
 * and `resumePayments` retries it.
 * @throws PaymentUnavailable when the money could not be collected; the payment stays pending
 */
export async function settlePayment(
  deps: SettleDeps,
  provider: Pick<PaymentProvider, 'collect'>,
  paid: PaymentToSettle,
): Promise<Settlement> {
  const { db, clock, changes, logger } = deps;
  const claim = await db.transaction((tx) => claimPayment(tx, paid, clock));
  if (claim.settlement === 'refused') announcePayment(changes, claim.payment);
  // An admin has marked it as paid another way, and it was paid at the provider too.
  const isPaidTwice = claim.settlement === 'done' && claim.payment.providerOrderId !== paid.providerOrderId;
  if (claim.settlement === 'refused' || claim.settlement === 'closed' || isPaidTwice) {
    logger.error(
      { ...loggedPayment(claim.payment), settlement: claim.settlement },
      'A payment was paid but cannot be accepted: refund it',
    );
  }
  if (claim.settlement !== null) return claim.settlement;
  await provider.collect(claim.payment);
  const { settlement, payment } = await db.transaction((tx) => completePayment(tx, paid.paymentId, clock));
  announcePayment(changes, payment);
  if (settlement === 'held') logHeld(logger, payment);
  return settlement;
}

/** Holds a claimed payment that could not be settled in time. One that was settled meanwhile stays unchanged. */
export async function holdUnsettled(
  { db, clock, changes, logger }: SettleDeps,
  paymentId: number,
): Promise<void> {
  const held = await db.transaction(async (tx) => {
    const { payment } = await lockOrder(tx, paymentId);
    return isClaimed(payment) ? close(tx, payment, { status: 'held', failure: 'unsettled' }, clock()) : null;
  });
  if (held === null) return;
  announcePayment(changes, held);
  logHeld(logger, held);
}

/** Cancels a locked payment if a condition holds for it. @returns whether it does */
export async function cancelIf(tx: Transaction, paymentId: number, condition: SQL | undefined) {
  const cancelled = await tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(and(eq(payments.id, paymentId), condition))
    .returning({ id: payments.id });
  return cancelled.length > 0;
}

/** Cancels a payment for its payer, unless it is claimed or closed. @returns the resulting status */
export async function cancelPayment(
  { db, clock, changes }: Omit<SettleDeps, 'logger'>,
  paymentId: number,
): Promise<Payment['status']> {
  const { payment, isCancelled } = await db.transaction(async (tx) => {
    const { payment } = await lockOrder(tx, paymentId);
    const isCancelled = await cancelIf(tx, paymentId, isUnclaimed);
    if (!isCancelled) return { payment, isCancelled };
    await writeLog(tx, {
      userId: payment.userId,
      authorId: payment.userId,
      action: 'payment.cancel',
      details: { payment_id: paymentId },
      at: clock(),
    });
    return { payment, isCancelled };
  });
  if (!isCancelled) return payment.status;
  announcePayment(changes, payment);
  return 'cancelled';
}

/** Locks the payer, then the payment: the same order as `reserveOrder`. */
export async function lockOrder(tx: Transaction, paymentId: number): Promise<Order> {
  const [owner] = await tx.select({ id: payments.userId }).from(payments).where(eq(payments.id, paymentId));
  if (owner) await lockUser(tx, owner.id);
  const [order] = await tx
    .select({ payment: payments, plan: plans })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .where(eq(payments.id, paymentId))
    .for('update', { of: payments });
  if (!order) throw new Error(`Payment ${paymentId} does not exist`);
  return order;
}

async function claimPayment(
  tx: Transaction,
  { paymentId, providerOrderId }: PaymentToSettle,
  clock: Clock,
): Promise<{ payment: Payment; settlement: Settlement | null }> {
  const order = await lockOrder(tx, paymentId);
  const now = clock();
  const { payment } = order;
  const ended = settlementOf(payment);
  if (ended !== null) return { payment, settlement: ended };
  if (await isInProgress(tx, payment.userId, now)) {
    return { payment, settlement: isClaimed(payment) ? 'under_way' : 'blocked' };
  }
  const failure = payment.claimedAt === null ? await rejectionReason(tx, order, now) : null;
  if (failure !== null) {
    await close(tx, payment, { status: 'failed', failure }, now);
    return { payment, settlement: 'refused' };
  }
  await tx.update(payments).set({ claimedAt: now, providerOrderId }).where(eq(payments.id, paymentId));
  return { payment: { ...payment, providerOrderId }, settlement: null };
}

const isClaimed = ({ status, claimedAt }: Payment) => status === 'pending' && claimedAt !== null;

/** The settlement of a closed payment; null if it can be claimed: it is pending, or held because it was not settled in time. */
function settlementOf({ status, failure }: Payment): Settlement | null {
  if (status === 'pending' || (status === 'held' && failure === 'unsettled')) return null;
  return status === 'done' || status === 'held' ? status : 'closed';
}

/** Completes a payment whose money was collected, or holds it with the reason. */
async function completePayment(
  tx: Transaction,
  paymentId: number,
  clock: Clock,
): Promise<{ payment: Payment; settlement: Settlement }> {
  const order = await lockOrder(tx, paymentId);
  const now = clock();
  const { payment } = order;
  const ended = settlementOf(payment);
  if (ended === 'done' || ended === 'held') return { payment, settlement: ended };
  const failure = ended === 'closed' ? 'unsettled' : await rejectionReason(tx, order, now);
  if (failure !== null) {
    return { payment: await close(tx, payment, { status: 'held', failure }, now), settlement: 'held' };
  }
  await activate(tx, order, now);
  return { payment, settlement: 'done' };
}

type Failure = NonNullable<Payment['failure']>;

const logActions = { failed: { action: 'payment.refuse' }, held: { action: 'payment.hold' } } as const;

/** Closes a payment without a subscription and writes the reason to the payer's log. */
async function close(
  tx: Transaction,
  payment: Payment,
  end: { status: 'failed' | 'held'; failure: Failure },
  now: Date,
): Promise<Payment> {
  const { id, userId } = payment;
  await tx.update(payments).set(end).where(eq(payments.id, id));
  await writeLog(tx, {
    userId,
    authorId: userId,
    ...logActions[end.status],
    details: { payment_id: id, reason: end.failure },
    at: now,
  });
  return { ...payment, ...end };
}

const loggedPayment = ({ id, amountGrosz }: Payment) => ({ payment: id, amountPln: toPln(amountGrosz) });

const logHeld = (logger: FastifyBaseLogger, payment: Payment) =>
  logger.error(
    { ...loggedPayment(payment), reason: payment.failure },
    'A payment whose money was or may have been collected could not be completed: it is held for an admin',
  );

/** Why a payment cannot be completed any more; null if it can. The caller holds its lock. */
export async function rejectionReason(tx: Transaction, order: Order, now: Date): Promise<Failure | null> {
  const { payment, plan } = order;
  const { userId, promocodeId } = payment;
  if (promocodeId !== null && (await isUsed(tx, promocodeId, userId, payment.id))) return 'promocode_used';
  if (await hasNothingToGrant(tx, order, now)) return 'outdated';
  if (plan.validUntil === null && (await isOutdated(tx, payment, now))) return 'outdated';
  return (await hasPlaceFor(tx, plan, userId, now)) ? null : 'sold_out';
}

/** Whether completing a payment would grant nothing: its plan's fixed dates are over, or its payer has the plan already. */
export async function hasNothingToGrant(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  const { validUntil } = order.plan;
  return validUntil !== null && (validUntil <= now || hasBought(tx, order.plan, order.payment.userId, now));
}

/**
 * Whether the subscription that the price was based on has changed since. Its remaining value may have been used by another
 * order, or completing this payment would count it twice or end another plan without crediting it.
 */
async function isOutdated(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  const [user] = await tx.select({ uid: users.uid }).from(users).where(eq(users.id, payment.userId));
  const active = (user && (await findCaller(tx, user.uid, now)))?.subscription ?? null;
  const { activeExpiresAt } = payment;
  const usedRemainingValue = payment.lines.some(({ kind }) => kind === 'active_subscription_rest');
  // A remaining value still counts after the known end, but not if an admin has ended the subscription earlier.
  if (active === null) return usedRemainingValue && activeExpiresAt !== null && activeExpiresAt > now;
  const isSame =
    active.id === payment.activeSubscriptionId && active.expiresAt.getTime() === activeExpiresAt?.getTime();
  const isChange = active.planId !== payment.planId;
  if (!isSame) return usedRemainingValue || isChange;
  // An admin may have given the same subscription another plan.
  if (usedRemainingValue) return !isChange;
  return isChange && planGroszOf(payment) > 0 && remainingValueOf(active, now) > 0;
}

/** Price of an order's plan before a remaining value is credited. */
const planGroszOf = ({ lines }: Payment) =>
  lines
    .filter(({ kind }) => kind !== 'active_subscription_rest' && kind !== 'discord')
    .reduce((sum, { grosz }) => sum + grosz, 0);
