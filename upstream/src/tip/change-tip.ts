import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { type EditDeps, loggedEdit } from '../audit/write-log.ts';
import { tipImages, tips } from '../db/tip-tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import { sealTip } from '../seal/append-seals.ts';
import { lockTip } from './store-tip-parts.ts';
import type { Tip } from './tip-visibility.ts';

/** How a tip ended; a cancelled one says why. */
export type Outcome = { status: 'tip_success' | 'tip_fail' } | { status: 'tip_cancel'; cancelReason: string };

/**
 * Settles a tip, seals how, logs who did it with the state before and after, and announces the change. Settling a tip
 * as it is already changes, logs and announces nothing.
 * @throws HttpError 404 for an unknown or deleted tip, 422 for a blank reason or one that cannot be stored
 */
export async function setTipStatus(
  deps: EditDeps & Pick<ApiContext, 'changes'>,
  authorId: number,
  idOrUid: string,
  outcome: Outcome,
): Promise<Tip> {
  const cancelReason = outcome.status === 'tip_cancel' ? outcome.cancelReason.trim() : null;

  const { tip, changed } = await loggedEdit(deps, authorId, async (tx, log) => {
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
    await sealTip(tx, deps.clock(), outcome.status === 'tip_cancel' ? 'voided' : 'settled', after);
    await log('tip.status', {
      tip_id: after.id,
      title: after.title,
      before: statusOf(before),
      after: statusOf(after),
    });
    return { tip: after, changed: true };
  });
  if (changed) deps.changes.announce({ kind: 'tip', id: tip.id, isNew: false });
  return tip;
}

const statusOf = ({ tipStatus, cancelReason }: Tip) => ({
  tip_status: tipStatus,
  cancel_reason: cancelReason,
});

/**
 * Takes a picture from its tip, logs and announces it, and deletes its file.
 * @param version the tip's version that was looked at; null when it does not matter
 * @throws HttpError 404 for an unknown picture, 422 with `base: stale` when somebody has changed the tip meanwhile
 */
export async function removeTipImage(
  deps: EditDeps & Pick<ApiContext, 'changes' | 'media'>,
  authorId: number,
  imageId: number,
  version: number | null,
): Promise<Tip> {
  const { tip, address } = await loggedEdit(deps, authorId, async (tx, log) => {
    const [image] = await tx.select().from(tipImages).where(eq(tipImages.id, imageId));
    if (!image) throw notFound();
    const before = await lockTip(tx, String(image.tipId), version);
    const removed = await tx.delete(tipImages).where(eq(tipImages.id, imageId)).returning();
    const [after] = await tx
      .update(tips)
      .set({ version: before.version + 1 })
      .where(eq(tips.id, before.id))
      .returning();
    if (!after || removed.length === 0) throw notFound();
    const changed = { before: { image: image.original }, after: { image: null } };
    await log('tip.image_remove', { tip_id: after.id, title: after.title, ...changed });
    return { tip: after, address: image.original };
  });
  deps.changes.announce({ kind: 'tip', id: tip.id, isNew: false });
  await deps.media.remove(address);
  return tip;
}
