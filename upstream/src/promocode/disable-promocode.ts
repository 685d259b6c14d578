import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { promocodes } from '../db/purchase-tables.ts';
import { notFound } from '../http/http-error.ts';

/**
 * Takes a promo code out of use; orders that were made with it keep their price. One that is disabled already stays
 * as it is and nothing is logged.
 * @throws HttpError 404
 */
export async function disablePromocode(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [promocode] = await tx.select().from(promocodes).where(eq(promocodes.id, id)).for('update');
    if (!promocode) throw notFound();
    if (promocode.disabled) return;
    await tx.update(promocodes).set({ disabled: true }).where(eq(promocodes.id, id));
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'promocode.disable',
      details: {
        promocode_id: id,
        code: promocode.code,
        before: { disabled: false },
        after: { disabled: true },
      },
      at: clock(),
    });
  });
}
