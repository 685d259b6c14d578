import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { tips } from '../db/tip-tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import { lockTip } from './lock-tip.ts';
import type { Tip } from './tip-visibility.ts';

/** How a tip ended; a cancelled one says why. */
export type Outcome = { status: 'tip_success' | 'tip_fail' } | { status: 'tip_cancel'; cancelReason: string };

/**
 * Settles a tip, logs who did it with the state before and after, and announces the change. Settling a tip
 * as it is already changes, logs and announces nothing.
 * @throws HttpError 404 for an unknown or deleted tip, 422 for a blank reason or one that cannot be stored
 */
export async function setTipStatus(
  { db, clock, changes }: Pick<ApiContext, 'db' | 'clock' | 'changes'>,
  authorId: number,
  idOrUid: string,
  outcome: Outcome,
): Promise<Tip> {
  const cancelReason = outcome.status === 'tip_cancel' ? outcome.cancelReason.trim() : null;

  const { tip, changed } = await db.transaction(async (tx) => {
    const before = await lockTip(tx, idOrUid, null);
    if (cancelReason === '') throw refusedField('cancel_reason', 'blank');
    if (cancelReason !== null && !isStorable(cancelReason)) throw refusedField('cancel_reason', 'invalid');
    if (before.tipStatus === outcome.status && before.cancelReason === cancelReason) {
      return { tip: before, changed: false };
    }

    const [after] = await tx
      .update(tips)
      .set({ tipStatus: outcome.status, cancelReason, cancelReasonEn: null, version: before.version + 1 })
      .where(eq(tips.id, before.id))
      .returning();
    if (!after) throw notFound();
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'tip.status',
      details: { tip_id: after.id, title: after.title, before: statusOf(before), after: statusOf(after) },
      at: clock(),
    });
    return { tip: after, changed: true };
  });
  if (changed) changes.announce({ kind: 'tip', id: tip.id, isNew: false });
  return tip;
}

const statusOf = ({ tipStatus, cancelReason }: Tip) => ({
  tip_status: tipStatus,
  cancel_reason: cancelReason,
});
