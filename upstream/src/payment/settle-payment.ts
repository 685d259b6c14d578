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
 * How an attempt to settle a payment ended. `under_way`: another attempt is about to end it. `held`: its money was
 * collected, or may have been, and an admin has to decide. `refused` and `closed`: nothing was collected.
 */
type Settlement = 'done' | 'under_way' | 'held' | 'refused' | 'closed';

/** Which payment was made, and the provider's name for it where it has one. */
interface PaymentToSettle {
  paymentId: number;
  providerOrderId: string | null;
}

/** What settling works with. */
export interface SettleDeps extends Pick<PaymentDeps, 'db' | 'clock' | 'changes'> {
  logger: FastifyBaseLogger;
}

/** A payment and how the attempt to settle it ended; null while it goes on. */
interface Attempt {
  payment: Payment;
  settlement: Settlement | null;
}

/** How long an attempt keeps others away, should it fail. */
const claim = 60_000;

/**
 * Takes a payment that was made, once, whatever repeats or races. First the payment is claimed: from then on it keeps its
 * place and its promo code, and nobody cancels it. Then the money is collected, outside of any transaction, and last the
 * subscription is changed together with the payment's status. What cannot be honoured any more, because the place, the
 * promo code or the rest of the old subscription went to another order, is refused before any money is collected. Once a
 * payment was claimed its money may have been collected: it is then honoured, or held for an admin with the reason. A
 * claimed payment whose collecting failed, or whose process ended, stays claimed: `resumePayments` tries again.
 * @throws PaymentUnavailable when the money could not be collected; the payment stays pending
 */
export async function settlePayment(
  deps: SettleDeps,
  provider: Pick<PaymentProvider, 'collect'>,
  made: PaymentToSettle,
): Promise<Settlement> {
  const claimed = await deps.db.transaction((tx) => claimPayment(tx, made, deps.clock()));
  if (claimed.settlement !== null) {
    const { settlement, payment } = claimed;
    if (settlement === 'refused') announcePayment(deps.changes, payment);
    if (settlement === 'refused' || settlement === 'closed') {
      deps.logger.error(
        { ...loggedPayment(payment), settlement },
        'A payment was made that cannot be taken: give it back',
      );
    }
    return settlement;
  }
  await provider.collect(claimed.payment);
  const { settlement, payment } = await deps.db.transaction((tx) => endPayment(tx, made, deps.clock()));
  announcePayment(deps.changes, payment);
  if (settlement === 'held') logHeld(deps.logger, payment);
  return settlement;
}

/**
 * Holds a payment for an admin that was claimed and could not be ended in time: its money may have been collected. One
 * that has ended meanwhile stays as it is.
 */
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

/**
 * Closes a payment that its payer refused to make; one that is made or about to be stays.
 * @returns how the payment stands then
 */
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

/** Locks the payer, then the payment, as ordering does. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  const [owner] = await tx.select({ id: payments.userId }).from(payments).where(eq(payments.id, id));
  if (owner) await lockUser(tx, owner.id);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`Payment ${id} is gone`);
  return payment;
}

/** Whether an attempt to settle a payment keeps others away. */
const isClaimed = ({ status, claimedAt }: Payment, now: Date) =>
  status === 'pending' && claimedAt !== null && now.getTime() - claimedAt.getTime() < claim;

/** Claims the payment, or gives how it stands when it cannot be claimed. */
async function claimPayment(
  tx: Transaction,
  { paymentId, providerOrderId }: PaymentToSettle,
  now: Date,
): Promise<Attempt> {
  const payment = await lockPayment(tx, paymentId);
  const ended = endOf(payment);
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

/** How a payment stands that is not to be claimed; null for one that is open, or held because it was not settled in time. */
function endOf({ status, failure }: Payment): Settlement | null {
  if (status === 'pending' || (status === 'held' && failure === 'unsettled')) return null;
  return status === 'done' || status === 'held' ? status : 'closed';
}

/** Ends a payment whose money was collected: its order is honoured, or it is held with the reason why that cannot be. */
async function endPayment(
  tx: Transaction,
  { paymentId }: PaymentToSettle,
  now: Date,
): Promise<{ payment: Payment; settlement: Settlement }> {
  const payment = await lockPayment(tx, paymentId);
  const ended = endOf(payment);
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

const loggedAs = { failed: { action: 'payment.refuse' }, held: { action: 'payment.hold' } } as const;

/** Ends a payment without a subscription, with the reason, which is also written to the payer's log. */
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
    ...loggedAs[end.status],
    details: { payment_id: id, reason: end.failure },
    at: now,
  });
}

const loggedPayment = ({ id, amountGrosz }: Payment) => ({ payment: id, amountPln: toPln(amountGrosz) });

const logHeld = (logger: FastifyBaseLogger, payment: Payment) =>
  logger.error(
    { ...loggedPayment(payment), reason: payment.failure },
    'A payment whose money was collected, or may have been, could not be honoured: it is held for an admin',
  );

/** Whether an attempt to settle a payment, or another one of its payer, is about to end. */
export async function isInProgress(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
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
export async function rejectionReason(tx: Transaction, payment: Payment, now: Date): Promise<Failure | null> {
  const { userId, promocodeId } = payment;
  if (promocodeId !== null && (await isUsed(tx, promocodeId, userId, payment.id))) return 'promocode_used';
  const plan = await planOf(tx, payment);
  if (await isOver(tx, plan, payment, now)) return 'outdated';
  if (plan.validUntil === null && (await isOutdated(tx, payment, now))) return 'outdated';
  return (await hasPlaceFor(tx, plan, userId, now)) ? null : 'sold_out';
}

/** Whether a payment has nothing left to give, whoever allows it: its plan's dates are over, or its payer has the plan already. */
export async function cannotBegin(tx: Transaction, payment: Payment, now: Date): Promise<boolean> {
  return isOver(tx, await planOf(tx, payment), payment, now);
}

async function isOver(tx: Transaction, plan: Plan, { userId }: Payment, now: Date): Promise<boolean> {
  return plan.validUntil !== null && (plan.validUntil <= now || (await hasBought(tx, plan, userId, now)));
}

async function planOf(tx: Transaction, { id, planId }: Payment): Promise<Plan> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
  if (!plan) throw new Error(`The plan of payment ${id} is gone`);
  return plan;
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
