import { randomBytes } from 'node:crypto';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { tips } from '../db/tip-tables.ts';
import type { Caller } from '../identity/caller.ts';
import { firstKickOff } from './first-kick-off.ts';
import { loggedTip } from './logged-tip.ts';
import { nextTipIdx } from './next-tip-idx.ts';
import { refuseBegun } from './refuse-begun.ts';
import { linkOf, storeImages, storeLegs } from './store-tip-parts.ts';
import type { TipForm } from './tip-form.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * Publishes a tip under the next running number and logs it with its author. Announcing it is the caller's.
 * @throws HttpError 422 with `date: past`, `matches.0.date: past` when a typer, who is paid by results, tips a match
 * that has begun
 */
export async function createTip(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  author: Caller,
  { data, images }: TipForm,
): Promise<Tip> {
  const { matches, ...fields } = data;
  const authorId = author.user.id;
  const now = clock();
  if (!author.isAdmin) refuseBegun(data, now);
  return db.transaction(async (tx) => {
    const idx = await nextTipIdx(tx);
    const uid = randomBytes(12).toString('hex');
    const matchId = await linkOf(tx, data);
    const [tip] = await tx
      .insert(tips)
      .values({ ...fields, matchId, beginsAt: firstKickOff(data), uid, idx, authorId, createdAt: now })
      .returning();
    if (!tip) throw new Error('The tip was not written');
    await storeLegs(tx, tip.id, matches);
    await storeImages(tx, tip.id, images, 0);
    const addresses = images.map(({ address }) => address);
    const details = { tip_id: tip.id, before: null, after: loggedTip(data, addresses) };
    await writeLog(tx, { userId: authorId, authorId, action: 'tip.create', details, at: now });
    return tip;
  });
}
