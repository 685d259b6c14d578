import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { type ChangedFields, changedFields, loggedEdit } from '../audit/user-log.ts';
import { minute } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { matches as football, tipImages, tipMatches, tips } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { HttpError, refusedField, requireRow } from '../http/http-error.ts';
import { assertVersion } from '../http/row-version.ts';
import type { Caller } from '../identity/caller.ts';
import { canonicalTip, sealTips } from '../seal/append-seals.ts';
import { findMatchId, findSamePick, lockTip, nextTipIdx, storeImages, storeLegs } from './store-tip-parts.ts';
import {
  assertNotStarted,
  firstKickOff,
  loggedTip,
  maxImages,
  type TipData,
  type TipForm,
} from './tip-form.ts';
import { restoreOriginal } from './tip-language.ts';
import type { Tip } from './tip-visibility.ts';

/** How long a repeated form without images returns the existing tip. */
const repeatMs = 10 * minute;

/**
 * Creates a tip with the next number, seals and logs it. A repeated form without images, such as after a lost response, returns
 * the author's existing tip unless that was changed or is older than `repeatMs`. The caller announces a tip that `isNew`.
 * @throws HttpError 422 with `date: past`, `matches.0.date: past` when a typer tips on a match that has started
 */
export async function createTip(
  deps: Deps,
  author: Caller,
  { data, images }: TipForm,
): Promise<{ tip: Tip; isNew: boolean }> {
  const { matches, ...fields } = data;
  const authorId = author.user.id;
  const now = deps.clock();
  return loggedEdit(deps, authorId, async (tx, log) => {
    // First, because it locks the table: of forms that come at the same time the later ones find the tip of the first.
    const idx = await nextTipIdx(tx);
    const repeated = images.length === 0 ? await findRepeated(tx, authorId, data, now) : undefined;
    if (repeated) return { tip: repeated, isNew: false };
    if (!author.isAdmin) assertNotStarted(data, now);
    const uid = randomBytes(12).toString('hex');
    const matchId = await findMatchId(tx, data);
    const row = { ...fields, matchId, beginsAt: firstKickOff(data), uid, idx, authorId, createdAt: now };
    const tip = onlyRow(await tx.insert(tips).values(row).returning());
    await storeLegs(tx, tip.id, matches);
    await storeImages(tx, tip.id, images, 0);
    await sealTips(tx, now, [{ kind: 'created', tip }]);
    const addresses = images.map(({ address }) => address);
    await log('tip.create', { tip_id: tip.id, before: null, after: loggedTip(data, addresses) });
    return { tip, isNew: true };
  });
}

/** The author's recent tip with the same data and no images, if it was not changed since. */
async function findRepeated(tx: Transaction, authorId: number, data: TipData, now: Date) {
  const isRecent = gt(tips.createdAt, new Date(now.getTime() - repeatMs));
  const isUnchanged = and(eq(tips.version, 1), eq(tips.tipStatus, 'tip_active'));
  const isAlike = and(eq(tips.authorId, authorId), eq(tips.title, data.title), eq(tips.tip, data.tip));
  const candidates = await tx
    .select()
    .from(tips)
    .where(and(isAlike, isRecent, isUnchanged));
  for (const tip of candidates) {
    const stored = loggedRow(tip, await readParts(tx, tip.id));
    if (changedFields(stored, loggedTip(data, [])) === null) return tip;
  }
  return undefined;
}

/**
 * Updates a tip: replaces its data, appends images, seals it if sealed fields changed, logs the changes and announces them.
 * An unchanged form does nothing. A typer cannot change the fields that determine the result once the tip is settled or the
 * earliest kick-off that was ever set for it, or that of a linked match, has passed.
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` for another version,
 * `images: too_many`, `title, tip, matches, exchange, rate, date: settled`, and `date, matches.0.date: past`
 */
export async function updateTip(
  deps: AnnouncingDeps,
  editor: Caller,
  idOrUid: string,
  { data: given, images, version }: TipForm,
): Promise<Tip> {
  return announcedEdit(deps, editor.user.id, async (tx, log) => {
    const tip = await lockTip(tx, idOrUid, version);
    const parts = await readParts(tx, tip.id);
    const { legs, oldImages } = parts;
    if (oldImages.length + images.length > maxImages) throw refusedField('images', 'too_many');
    const now = deps.clock();
    const samePicks = given.matches.map((leg) => findSamePick(leg, legs));
    const data = {
      ...given,
      tip: restoreOriginal(given.tip, tip.tip, tip.tipEn),
      description: restoreOriginal(given.description, tip.description, tip.descriptionEn),
      matches: given.matches.map((leg, index) => ({ ...leg, tip: samePicks[index]?.tip ?? leg.tip })),
    };
    const { matches, ...fields } = data;
    const stored = loggedRow(tip, parts);
    const addresses = [...stored.images, ...images.map(({ address }) => address)];
    const changed = changedFields(stored, loggedTip(data, addresses));
    if (changed === null) return { before: tip, after: tip };
    const links = [tip, ...legs];
    const beginsAt = await beginningOf(tx, tip, links);
    if (!editor.isAdmin) assertResultUnchanged({ ...tip, beginsAt }, data, changed, now);
    const after = await writeTip(tx, tip, {
      ...fields,
      ...('tip' in changed.after && { tipEn: null }),
      ...('description' in changed.after && { descriptionEn: null }),
      matchId: await findMatchId(tx, data, links),
      beginsAt: earlier(beginsAt, firstKickOff(data)),
    });
    if ('matches' in changed.after) {
      await tx.delete(tipMatches).where(eq(tipMatches.tipId, tip.id));
      const translated = matches.map((leg, index) => ({ ...leg, tipEn: samePicks[index]?.tipEn ?? null }));
      await storeLegs(tx, tip.id, translated, links);
    }
    await storeImages(tx, tip.id, images, oldImages.at(-1)?.position ?? 0);
    if (canonicalTip(after, matches) !== canonicalTip(tip, legs)) {
      await sealTips(tx, now, [{ kind: 'edited', tip: after }]);
    }
    await log('tip.update', { tip_id: tip.id, title: tip.title, ...changed });
    return { before: tip, after };
  });
}

type AnnouncingDeps = Deps & Pick<ApiContext, 'changes'>;

/** Edits a tip in a logged transaction, and announces it if it has a new version. */
async function announcedEdit(
  deps: AnnouncingDeps,
  authorId: number,
  edit: Parameters<typeof loggedEdit<{ before: Tip; after: Tip }>>[2],
): Promise<Tip> {
  const { before, after } = await loggedEdit(deps, authorId, edit);
  if (after.version !== before.version) deps.changes.announce({ kind: 'tip', id: after.id, isNew: false });
  return after;
}

/** Updates a locked tip to the next version. */
async function writeTip(tx: Transaction, tip: Tip, values: Partial<Tip>): Promise<Tip> {
  const change = { ...values, version: tip.version + 1 };
  return onlyRow(await tx.update(tips).set(change).where(eq(tips.id, tip.id)).returning());
}

async function readParts(tx: Transaction, tipId: number) {
  const legs = await tx
    .select({
      date: tipMatches.date,
      title: tipMatches.title,
      tip: tipMatches.tip,
      tipEn: tipMatches.tipEn,
      exchange: tipMatches.exchange,
      matchId: tipMatches.matchId,
    })
    .from(tipMatches)
    .where(eq(tipMatches.tipId, tipId))
    .orderBy(asc(tipMatches.position), asc(tipMatches.id));
  const oldImages = await tx
    .select({ position: tipImages.position, original: tipImages.original })
    .from(tipImages)
    .where(eq(tipImages.tipId, tipId))
    .orderBy(asc(tipImages.position), asc(tipImages.id));
  return { legs, oldImages };
}

const loggedRow = (tip: Tip, { legs, oldImages }: Awaited<ReturnType<typeof readParts>>) =>
  loggedTip(
    { ...tip, matches: legs.map(({ tipEn, matchId, ...leg }) => leg) },
    oldImages.map(({ original }) => original),
  );

/** When a tip begins: its stored time, or before it if a linked match was brought forward. */
async function beginningOf(tx: Transaction, { beginsAt }: Tip, links: readonly Pick<Tip, 'matchId'>[]) {
  const ids = links.flatMap(({ matchId }) => matchId ?? []);
  const linked = await tx.select({ date: football.date }).from(football).where(inArray(football.id, ids));
  return firstKickOff({ date: beginsAt, matches: linked });
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

const resultFields = ['title', 'tip', 'matches', 'exchange', 'rate', 'date'];

/** Typers are paid by results, so they may not change a tip whose result may be known, or move one to a past date. */
function assertResultUnchanged(tip: Tip, data: TipData, { after }: ChangedFields, now: Date): void {
  if (tip.tipStatus === 'tip_active' && tip.beginsAt > now) {
    assertNotStarted(data, now);
    return;
  }
  const refused = resultFields.filter((field) => field in after);
  if (refused.length === 0) return;
  throw new HttpError(422, Object.fromEntries(refused.map((field) => [field, ['settled']])));
}

/**
 * Settles a tip, then seals, logs and announces it. Does nothing if the tip has this result already.
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` for another version
 */
export async function setTipStatus(
  deps: AnnouncingDeps,
  authorId: number,
  idOrUid: string,
  { tipStatus, cancelReason, version }: TipResult,
): Promise<Tip> {
  return announcedEdit(deps, authorId, async (tx, log) => {
    const before = await lockTip(tx, idOrUid, null);
    if (before.tipStatus === tipStatus && before.cancelReason === cancelReason) {
      return { before, after: before };
    }
    assertVersion(version, before.version);
    const after = await writeTip(tx, before, { tipStatus, cancelReason, cancelReasonEn: null });
    const kind = tipStatus === 'tip_cancel' ? 'voided' : 'settled';
    await sealTips(tx, deps.clock(), [{ kind, tip: after }]);
    await log('tip.status', {
      tip_id: after.id,
      title: after.title,
      before: statusOf(before),
      after: statusOf(after),
    });
    return { before, after };
  });
}

/** `cancelReason` is null for a tip that is won or lost, `version` to skip the check. */
type TipResult = Pick<Tip, 'tipStatus' | 'cancelReason'> & { version: number | null };

const statusOf = ({ tipStatus, cancelReason }: Pick<Tip, 'tipStatus' | 'cancelReason'>) => ({
  tip_status: tipStatus,
  cancel_reason: cancelReason,
});

/**
 * Removes an image from its tip, logs and announces it, and deletes its file.
 * @param version expected version of the tip; null to skip the check
 * @throws HttpError 404 for an unknown image, 422 with `base: stale` for another version
 */
export async function removeTipImage(
  deps: AnnouncingDeps & Pick<ApiContext, 'media'>,
  authorId: number,
  picture: { id: number } | { tipId: number; original: string },
  version: number | null,
): Promise<Tip> {
  let address = '';
  const tip = await announcedEdit(deps, authorId, async (tx, log) => {
    const isSought =
      'id' in picture
        ? eq(tipImages.id, picture.id)
        : and(eq(tipImages.tipId, picture.tipId), eq(tipImages.original, picture.original));
    const image = requireRow(await tx.select().from(tipImages).where(isSought));
    address = image.original;
    const before = await lockTip(tx, String(image.tipId), version);
    requireRow(await tx.delete(tipImages).where(eq(tipImages.id, image.id)).returning());
    const after = await writeTip(tx, before, {});
    const changed = { before: { image: image.original }, after: { image: null } };
    await log('tip.image_remove', { tip_id: after.id, title: after.title, ...changed });
    return { before, after };
  });
  await deps.media.remove(address);
  return tip;
}
