import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { tipImages, tips } from '../db/tip-tables.ts';
import { notFound } from '../http/http-error.ts';
import { lockTip } from './lock-tip.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * Takes a picture from its tip, logs and announces it, and deletes its file.
 * @param version the tip's version that was looked at; null when it does not matter
 * @throws HttpError 404 for an unknown picture, 422 with `base: stale` when somebody has changed the tip meanwhile
 */
export async function removeTipImage(
  { db, clock, media, changes }: Pick<ApiContext, 'db' | 'clock' | 'media' | 'changes'>,
  authorId: number,
  imageId: number,
  version: number | null,
): Promise<Tip> {
  const { tip, address } = await db.transaction(async (tx) => {
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
    const details = { tip_id: after.id, title: after.title, ...changed };
    await writeLog(tx, { userId: authorId, authorId, action: 'tip.image_remove', details, at: clock() });
    return { tip: after, address: image.original };
  });
  changes.announce({ kind: 'tip', id: tip.id, isNew: false });
  await media.remove(address);
  return tip;
}
