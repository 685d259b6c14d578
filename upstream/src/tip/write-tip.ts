import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { type ChangedFields, changedFields, type EditDeps, loggedEdit } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import { tipImages, tipMatches, tips } from '../db/tip-tables.ts';
import { HttpError, notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/read-params.ts';
import type { Caller } from '../identity/caller.ts';
import { appendSeals, canonicalTip, sealTip } from '../seal/append-seals.ts';
import { linkOf, lockTip, nextTipIdx, storeImages, storeLegs } from './store-tip-parts.ts';
import { firstKickOff, loggedTip, maxImages, refuseBegun, type TipData, type TipForm } from './tip-form.ts';
import { inStoredWords } from './tip-language.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * Publishes a tip under the next running number, seals it, and logs it with its author. Announcing it is the caller's.
 * @throws HttpError 422 with `date: past`, `matches.0.date: past` when a typer, who is paid by results, tips a match
 * that has begun
 */
export async function createTip(deps: EditDeps, author: Caller, { data, images }: TipForm): Promise<Tip> {
  const { matches, ...fields } = data;
  const authorId = author.user.id;
  const now = deps.clock();
  if (!author.isAdmin) refuseBegun(data, now);
  return loggedEdit(deps, authorId, async (tx, log) => {
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
    await appendSeals(tx, now, [{ kind: 'created', tip, legs: matches }]);
    const addresses = images.map(({ address }) => address);
    await log('tip.create', { tip_id: tip.id, before: null, after: loggedTip(data, addresses) });
    return tip;
  });
}

/**
 * Changes what is written of a tip, adds pictures behind those that it has, seals what the seal before it says otherwise, logs what changed and announces it. A form that changes
 * nothing leaves the tip and its version as they are. What is tipped and what it earns cannot be changed by a typer
 * once the tip is settled or the earliest time has come at which any of its matches was ever told to begin.
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` when another version was edited,
 * `images: too_many`, `title, tip, matches, exchange, rate, date: settled`, and `date, matches.0.date: past`
 */
export async function updateTip(
  deps: EditDeps & Pick<ApiContext, 'changes'>,
  editor: Caller,
  idOrUid: string,
  { data: given, images, version }: TipForm,
): Promise<Tip> {
  const edited = await loggedEdit(deps, editor.user.id, async (tx, log) => {
    const tip = await lockTip(tx, idOrUid, version);
    const { legs, pictures } = await partsOf(tx, tip.id);
    if (pictures.length + images.length > maxImages) throw refusedField('images', 'too_many');
    const now = deps.clock();
    const data = inStoredWords(
      { ...given, matches: given.matches.map((leg, place) => inStoredWords(leg, legs[place])) },
      tip,
    );
    const { matches, ...fields } = data;
    const before = { ...tip, matches: legs.map(({ tipEn, ...leg }) => leg) };
    const addresses = pictures.map(({ original }) => original);
    const changed = changedFields(
      loggedTip(before, addresses),
      loggedTip(data, [...addresses, ...images.map(({ address }) => address)]),
    );
    if (changed === null) return { tip, isChanged: false };
    if (!editor.isAdmin) refuseChangedResult(tip, data, changed, now);
    const [after] = await tx
      .update(tips)
      .set({
        ...fields,
        ...('tip' in changed.after && { tipEn: null }),
        ...('description' in changed.after && { descriptionEn: null }),
        matchId: await linkOf(tx, data),
        beginsAt: earlier(tip.beginsAt, firstKickOff(data)),
        version: tip.version + 1,
      })
      .where(eq(tips.id, tip.id))
      .returning();
    if (!after) throw new Error('The tip was not written');
    if ('matches' in changed.after) {
      await tx.delete(tipMatches).where(eq(tipMatches.tipId, tip.id));
      await storeLegs(tx, tip.id, matches);
    }
    await storeImages(tx, tip.id, images, pictures.at(-1)?.position ?? 0);
    if (canonicalTip(after, matches) !== canonicalTip(tip, legs)) {
      await appendSeals(tx, now, [{ kind: 'edited', tip: after, legs: matches }]);
    }
    await log('tip.update', { tip_id: tip.id, title: tip.title, ...changed });
    return { tip: after, isChanged: true };
  });
  if (edited.isChanged) deps.changes.announce({ kind: 'tip', id: edited.tip.id, isNew: false });
  return edited.tip;
}

/** The matches and the pictures of a tip, in their order. */
async function partsOf(tx: Transaction, tipId: number) {
  const legs = await tx
    .select({
      date: tipMatches.date,
      title: tipMatches.title,
      tip: tipMatches.tip,
      tipEn: tipMatches.tipEn,
      exchange: tipMatches.exchange,
    })
    .from(tipMatches)
    .where(eq(tipMatches.tipId, tipId))
    .orderBy(asc(tipMatches.position), asc(tipMatches.id));
  const pictures = await tx
    .select({ position: tipImages.position, original: tipImages.original })
    .from(tipImages)
    .where(eq(tipImages.tipId, tipId))
    .orderBy(asc(tipImages.position), asc(tipImages.id));
  return { legs, pictures };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const keptFields = ['title', 'tip', 'matches', 'exchange', 'rate', 'date'];

/**
 * A typer is paid by results: which match, what is tipped, odds, stake and month of one that may be known stay as they were,
 * and none is set afterwards.
 */
function refuseChangedResult(tip: Tip, data: TipData, { after }: ChangedFields, now: Date): void {
  if (tip.tipStatus === 'tip_active' && tip.beginsAt > now) {
    refuseBegun(data, now);
    return;
  }
  const refused = keptFields.filter((field) => field in after);
  if (refused.length === 0) return;
  throw new HttpError(422, Object.fromEntries(refused.map((field) => [field, ['settled']])));
}

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
