import { and, eq, gt, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { writeLog } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans, users } from '../db/tables.ts';
import { announcePayment } from '../hook/changes.ts';
import { toPln } from '../http/money.ts';
import { findCaller, lockUser } from '../identity/caller.ts';
import type { Plan } from '../plan/plan.ts';
import { isUsed } from '../promocode/promocode-queries.ts';
import { activate, type Payment } from '../purchase/activate.ts';
import { hasBought, hasPlaceFor } from '../purchase/assert-plan-available.ts';
import type { PaymentDeps, PaymentProvider } from './payment-provider.ts';

/**
 * Result of an attempt to settle a payment. `under_way`: another attempt is settling it. `held`: its money was collected,
 * or may have been, and an admin has to decide. `refused` and `closed`: nothing was collected.
 */
type Settlement = 'done' | 'under_way' | 'held' | 'refused' | 'closed';

interface PaymentToSettle {
  paymentId: number;
  /** The provider's id of the payment; null if it has none. */
  providerOrderId: string | null;
}

export interface SettleDeps extends Pick<PaymentDeps, 'db' | 'clock' | 'changes'> {
  logger: FastifyBaseLogger;
}

interface Attempt {
  payment: Payment;
  /** Null while the attempt continues. */
  settlement: Settlement | null;
}

/** How long a claim excludes other attempts if its own attempt fails. */
const claimMs = 60_000;

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
  const claimed = await deps.db.transaction((tx) => claimPayment(tx, paid, deps.clock()));
  if (claimed.settlement !== null) {
    const { settlement, payment } = claimed;
    if (settlement === 'refused') announcePayment(deps.changes, payment);
    if (settlement === 'refused' || settlement === 'closed') {
      deps.logger.error(
        { ...loggedPayment(payment), settlement },
        'A payment was paid but cannot be accepted: refund it',
      );
    }
    return settlement;
  }
  await provider.collect(claimed.payment);
  const { settlement, payment } = await deps.db.transaction((tx) => completePayment(tx, paid, deps.clock()));
  announcePayment(deps.changes, payment);
  if (settlement === 'held') logHeld(deps.logger, payment);
  return settlement;
}

/** Holds a claimed payment that could not be settled in time. One that was settled meanwhile stays unchanged. */
export async function holdUnsettled(
  { db, clock, changes, logger }: SettleDeps,
  paymentId: number,
): Promise<void> {
  const held = await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const isOpen = payment.status === 'pending' && payment.claimedAt !== null;
    return isOpen ? hold(tx, payment, 'unsettled', clock()) : null;
  });
  if (held === null) return;
  announcePayment(changes, held);
  logHeld(logger, held);
}

/** Cancels a payment for its payer, unless it is claimed or closed. @returns the resulting status */
export async function cancelPayment(
  { db, clock, changes }: Pick<PaymentDeps, 'db' | 'clock' | 'changes'>,
  paymentId: number,
): Promise<Pick<Payment, 'status'>> {
  const { isCancelled, payment } = await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.status !== 'pending' || payment.claimedAt !== null) return { isCancelled: false, payment };
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, paymentId));
    await writeLog(tx, {
      userId: payment.userId,
      authorId: payment.userId,
      action: 'payment.cancel',
      details: { payment_id: paymentId },
      at: clock(),
    });
    return { isCancelled: true, payment };
  });
  if (!isCancelled) return payment;
  announcePayment(changes, payment);
  return { status: 'cancelled' };
}

/** Locks the payer, then the payment: the same order as `reserveOrder`. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  const [owner] = await tx.select({ id: payments.userId }).from(payments).where(eq(payments.id, id));
  if (owner) await lockUser(tx, owner.id);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`Payment ${id} does not exist`);
  return payment;
}

/** Whether a claim currently excludes other attempts. */
const isClaimed = ({ status, claimedAt }: Payment, now: Date) =>
  status === 'pending' && claimedAt !== null && now.getTime() - claimedAt.getTime() < claimMs;

/** Claims the payment, or returns why it cannot be claimed. */
async function claimPayment(
  tx: Transaction,
  { paymentId, providerOrderId }: PaymentToSettle,
  now: Date,
): Promise<Attempt> {
  const payment = await lockPayment(tx, paymentId);
  const ended = settlementOf(payment);
  if (ended !== null) return { payment, settlement: ended };
  if (await isInProgress(tx, payment, now)) return { payment, settlement: 'under_way' };
  const failure = payment.claimedAt === null ? await rejectionReason(tx, payment, now) : null;
  if (failure !== null) {
    await close(tx, payment, { status: 'failed', failure }, now);
    return { payment, settlement: 'refused' };
  }
  await tx.update(payments).set({ claimedAt: now, providerOrderId }).where(eq(payments.id, paymentId));
  return { payment: { ...payment, providerOrderId }, settlement: null };
}

/** The settlement of a closed payment; null if it can be claimed: it is pending, or held because it was not settled in time. */
function settlementOf({ status, failure }: Payment): Settlement | null {
  if (status === 'pending' || (status === 'held' && failure === 'unsettled')) return null;
  return status === 'done' || status === 'held' ? status : 'closed';
}

/** Completes a payment whose money was collected, or holds it with the reason. */
async function completePayment(
  tx: Transaction,
  { paymentId }: PaymentToSettle,
  now: Date,
): Promise<{ payment: Payment; settlement: Settlement }> {
  const payment = await lockPayment(tx, paymentId);
  const ended = settlementOf(payment);
  if (ended === 'done' || ended === 'held') return { payment, settlement: ended };
  const failure = ended === 'closed' ? 'unsettled' : await rejectionReason(tx, payment, now);
  if (failure !== null) return { payment: await hold(tx, payment, failure, now), settlement: 'held' };
  await activate(tx, payment, now);
  return { payment, settlement: 'done' };
}

type Failure = NonNullable<Payment['failure']>;

const hold = async (tx: Transaction, payment: Payment, failure: Failure, now: Date): Promise<Payment> => {
  await close(tx, payment, { status: 'held', failure }, now);
  return { ...payment, status: 'held', failure };
};

const logActions = { failed: { action: 'payment.refuse' }, held: { action: 'payment.hold' } } as const;

/** Closes a payment without a subscription and writes the reason to the payer's log. */
async function close(
  tx: Transaction,
  { id, userId }: Payment,
  end: { status: 'failed' | 'held'; failure: Failure },
  now: Date,
): Promise<void> {
  await tx.update(payments).set(end).where(eq(payments.id, id));
  await writeLog(tx, {
    userId,
    authorId: userId,
    ...logActions[end.status],
    details: { payment_id: id, reason: end.failure },
    at: now,
  });
}

const loggedPayment = ({ id, amountGrosz }: Payment) => ({ payment: id, amountPln: toPln(amountGrosz) });

const logHeld = (logger: FastifyBaseLogger, payment: Payment) =>
  logger.error(
    { ...loggedPayment(payment), reason: payment.failure },
    'A payment whose money was or may have been collected could not be completed: it is held for an admin',
  );

/** Whether this payment or another one of its payer is being settled. */
export async function isInProgress(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  if (isClaimed(payment, now)) return true;
  const others = and(
    eq(payments.userId, payment.userId),
    ne(payments.id, payment.id),
    eq(payments.status, 'pending'),
    gt(payments.claimedAt, new Date(now.getTime() - claimMs)),
  );
  return (await tx.$count(payments, others)) > 0;
}

/** Why a payment cannot be completed any more; null if it can. The caller holds its lock. */
export async function rejectionReason(tx: Transaction, payment: Payment, now: Date): Promise<Failure | null> {
  const { userId, promocodeId } = payment;
  if (promocodeId !== null && (await isUsed(tx, promocodeId, userId, payment.id))) return 'promocode_used';
  const plan = await planOf(tx, payment);
  if (await isEndedOrOwned(tx, plan, payment, now)) return 'outdated';
  if (plan.validUntil === null && (await isOutdated(tx, payment, now))) return 'outdated';
  return (await hasPlaceFor(tx, plan, userId, now)) ? null : 'sold_out';
}

/** Whether completing a payment would grant nothing: its plan's fixed dates are over, or its payer has the plan already. */
export async function hasNothingToGrant(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  return isEndedOrOwned(tx, await planOf(tx, payment), payment, now);
}

async function isEndedOrOwned(tx: Transaction, plan: Plan, { userId }: Payment, now: Date): Promise<boolean> {
  return plan.validUntil !== null && (plan.validUntil <= now || (await hasBought(tx, plan, userId, now)));
}

async function planOf(tx: Transaction, { id, planId }: Payment): Promise<Plan> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
  if (!plan) throw new Error(`The plan of payment ${id} does not exist`);
  return plan;
}

/**
 * Whether the subscription that the price was based on has changed since. Its remaining value may have been used by another
 * order, or completing this payment would end another plan without crediting its remaining value.
 */
async function isOutdated(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  const [user] = await tx.select({ uid: users.uid }).from(users).where(eq(users.id, payment.userId));
  const active = (user && (await findCaller(tx, user.uid, now)))?.subscription ?? null;
  if (active === null) return false;
  const isSame =
    active.id === payment.activeSubscriptionId &&
    active.expiresAt.getTime() === payment.activeExpiresAt?.getTime();
  const usedRemainingValue = payment.lines.some(({ kind }) => kind === 'active_subscription_rest');
  return !isSame && (usedRemainingValue || active.planId !== payment.planId);
}
