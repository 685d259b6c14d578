import { eq } from 'drizzle-orm';
import { type EditDeps, loggedEdit } from '../audit/write-log.ts';
import type { Transaction } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';
import { activate, type Payment } from '../purchase/activate.ts';
import { cannotBegin, isInProgress, lockPayment, rejectionReason } from './settle-payment.ts';

/**
 * Ends a pending payment whose money came another way: the subscription starts as if the provider had told of it, once,
 * whatever repeats or races with the provider. One that is held is honoured all the same, whatever it was held for. One
 * that is done stays as it is and nothing is logged.
 * @throws HttpError 422 on `base`: `cancelled`, `failed` for one that is closed, `under_way` while the provider is asked
 * for the money of this payment or another one of the payer, and `sold_out`, `promocode_used`, `outdated` for an order
 * that cannot be honoured any more, of a held one only `outdated` where nothing is left to give; the payment stays as it is
 */
export const adminPay = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  end(deps, { authorId, paymentId, action: 'payment.pay', status: 'done' }, async (tx, payment, now) => {
    if (payment.status === 'cancelled' || payment.status === 'failed') {
      throw refusedField('base', payment.status);
    }
    if (await isInProgress(tx, payment, now)) throw refusedField('base', 'under_way');
    const reason = await reasonAgainst(tx, payment, now);
    if (reason !== null) throw refusedField('base', reason);
    await activate(tx, payment, now, authorId);
  });

/**
 * Closes a pending payment for an admin, so that its place is free, or one that is held, whose money they have given
 * back. One that is cancelled stays as it is and nothing is logged.
 * @throws HttpError 422 on `base`: `already_paid`, `failed`, and `under_way` for one that was made: it will be done or held
 */
export const adminCancel = (deps: EditDeps, authorId: number, paymentId: number): Promise<void> =>
  end(deps, { authorId, paymentId, action: 'payment.cancel', status: 'cancelled' }, async (tx, payment) => {
    if (payment.status === 'done') throw refusedField('base', 'already_paid');
    if (payment.status === 'failed') throw refusedField('base', 'failed');
    if (payment.status === 'pending' && payment.claimedAt !== null) throw refusedField('base', 'under_way');
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
  });

/** Brings a payment to a status, unless it has that already, and logs who did it. */
async function end(
  deps: EditDeps,
  edit: { authorId: number; paymentId: number; action: string; status: Payment['status'] },
  change: (tx: Transaction, payment: Payment, now: Date) => Promise<void>,
): Promise<void> {
  const { authorId, paymentId, action, status } = edit;
  await loggedEdit(deps, authorId, async (tx, log) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment.status === status) return;
    const details = { payment_id: payment.id, before: { status: payment.status }, after: { status } };
    await log(action, details, payment.userId);
    await change(tx, payment, deps.clock());
  });
}

/** Why an admin cannot end a payment; of a held one they have decided themselves what stood against it. */
async function reasonAgainst(tx: Transaction, payment: Payment, now: Date): Promise<string | null> {
  if (payment.status !== 'held') return rejectionReason(tx, payment, now);
  return (await cannotBegin(tx, payment, now)) ? 'outdated' : null;
}
