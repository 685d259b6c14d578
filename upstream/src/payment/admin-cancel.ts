import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { payments } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';
import { lockPayment } from './settle-payment.ts';

/**
 * Closes a pending payment for an admin, so that its place is free, or one that is held, whose money they have given
 * back. One that is cancelled stays as it is and nothing is logged.
 * @throws HttpError 422 on `base`: `already_paid`, `failed`, and `under_way` for one that was made: it will be done or held
 */
export async function adminCancel(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  paymentId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const now = clock();
    if (payment.status === 'cancelled') return;
    if (payment.status === 'done') throw refusedField('base', 'already_paid');
    if (payment.status === 'failed') throw refusedField('base', 'failed');
    if (payment.status === 'pending' && payment.claimedAt !== null) throw refusedField('base', 'under_way');
    await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, payment.id));
    await writeLog(tx, {
      userId: payment.userId,
      authorId,
      action: 'payment.cancel',
      details: {
        payment_id: payment.id,
        before: { status: payment.status },
        after: { status: 'cancelled' },
      },
      at: now,
    });
  });
}
