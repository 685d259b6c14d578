import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { matches } from '../db/tables.ts';
import { tipImages, tipMatches, tips } from '../db/tip-tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import type { NewImage, TipData, TipLeg } from './tip-form.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * The tip of an id or uid, which nobody else can change until the transaction ends.
 * @param version the one that was looked at; null when it does not matter
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` when somebody has changed it meanwhile
 */
export async function lockTip(tx: Transaction, idOrUid: string, version: number | null): Promise<Tip> {
  if (!isStorable(idOrUid)) throw notFound();
  const id = parseId(idOrUid);
  const [tip] = await tx
    .select()
    .from(tips)
    .where(and(id === null ? eq(tips.uid, idOrUid) : eq(tips.id, id), ne(tips.tipStatus, 'tip_deleted')))
    .for('update');
  if (!tip) throw notFound();
  if (version !== null && version !== tip.version) throw refusedField('base', 'stale');
  return tip;
}

/** Writes the matches of a tip that has none, in their order, each with the match that it is, where one fits exactly. */
export async function storeLegs(tx: Transaction, tipId: number, legs: readonly TipLeg[]): Promise<void> {
  if (legs.length === 0) return;
  const links = await findLinkedMatches(tx, legs);
  await tx
    .insert(tipMatches)
    .values(
      legs.map((leg, place) => ({ ...leg, tipId, position: place + 1, matchId: links[place] ?? null })),
    );
}

/** The match of a tip on a single one, where one fits exactly. */
export async function linkOf(tx: Transaction, { title, date, matches }: TipData): Promise<number | null> {
  if (matches.length > 0) return null;
  const [link] = await findLinkedMatches(tx, [{ title, date }]);
  return link ?? null;
}

/** Writes new pictures of a tip behind those at the places up to `last`. */
export async function storeImages(
  tx: Transaction,
  tipId: number,
  images: readonly NewImage[],
  last: number,
): Promise<void> {
  if (images.length === 0) return;
  await tx.insert(tipImages).values(
    images.map(({ address }, place) => ({
      tipId,
      position: last + place + 1,
      original: address,
      url: address,
    })),
  );
}

/** The running number that the next tip gets. */
export async function nextTipIdx(tx: Transaction): Promise<number> {
  // A tip that somebody creates at the same moment waits, so that no number is given twice.
  await tx.execute(sql`lock table ${tips} in share row exclusive mode`);
  const [row] = await tx.select({ last: max(tips.idx) }).from(tips);
  return (row?.last ?? 0) + 1;
}

/** Names without regard to case, accents, the kind of dash and the spaces around it. */
const keyOf = (title: string, date: Date) =>
  `${date.getTime()} ${title
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s*[-–—]\s*/g, '-')}`;

/**
 * The ids of the matches that were told, in their order: of each the only one that begins at that very time with those very
 * teams, `home – away`; null where there is none, or more than one.
 */
async function findLinkedMatches(
  db: Queryable,
  told: readonly { title: string; date: Date }[],
): Promise<(number | null)[]> {
  if (told.length === 0) return [];
  const found = await db
    .select({ id: matches.id, date: matches.date, home: homeTeam.name, away: awayTeam.name })
    .from(matches)
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(
      inArray(
        matches.date,
        told.map(({ date }) => date),
      ),
    );
  const byKey = groupBy(found, ({ home, away, date }) => keyOf(`${home} – ${away}`, date));
  return told.map(({ title, date }) => {
    const [match, ...others] = byKey.get(keyOf(title, date)) ?? [];
    return match === undefined || others.length > 0 ? null : match.id;
  });
}
