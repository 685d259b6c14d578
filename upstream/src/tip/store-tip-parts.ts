import { and, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { matches, tipImages, tipMatches, tips } from '../db/schema.ts';
import { notFound, requireRow } from '../http/http-error.ts';
import { isStorable, parseId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import type { NewImage, TipData } from './tip-form.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * Finds a tip by id or uid and locks it.
 * @param version expected version; null to skip the check
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` for another version
 */
export async function lockTip(tx: Transaction, idOrUid: string, version: number | null): Promise<Tip> {
  if (!isStorable(idOrUid)) throw notFound();
  const id = parseId(idOrUid);
  const isSought = id === null ? eq(tips.uid, idOrUid) : eq(tips.id, id);
  const tip = requireRow(
    await tx
      .select()
      .from(tips)
      .where(and(isSought, ne(tips.tipStatus, 'tip_deleted')))
      .for('update'),
  );
  assertVersion(version, tip.version);
  return tip;
}

/** Inserts the legs of a tip, each linked to its match if exactly one fits. `known` are links to keep. */
export async function storeLegs(
  tx: Transaction,
  tipId: number,
  legs: readonly (Leg & { tipEn?: string | null })[],
  known: readonly Link[] = [],
): Promise<void> {
  if (legs.length === 0) return;
  const links = await findLinkedMatches(tx, legs, known);
  await tx
    .insert(tipMatches)
    .values(
      legs.map((leg, index) => ({ ...leg, tipId, position: index + 1, matchId: links[index] ?? null })),
    );
}

/** The id of the match of a tip without legs, if exactly one fits. `known` are links to keep. */
export async function findMatchId(
  tx: Transaction,
  { title, date, matches }: TipData,
  known: readonly Link[] = [],
): Promise<number | null> {
  if (matches.length > 0) return null;
  const [link] = await findLinkedMatches(tx, [{ title, date }], known);
  return link ?? null;
}

/** Inserts images of a tip after position `last`. */
export async function storeImages(
  tx: Transaction,
  tipId: number,
  images: readonly NewImage[],
  last: number,
): Promise<void> {
  if (images.length === 0) return;
  await tx.insert(tipImages).values(
    images.map(({ address }, index) => ({
      tipId,
      position: last + index + 1,
      original: address,
      url: address,
    })),
  );
}

/** The next tip's sequential number. Locks the table, so that concurrent inserts get different numbers. */
export async function nextTipIdx(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table ${tips} in share row exclusive mode`);
  const [row] = await tx.select({ last: max(tips.idx) }).from(tips);
  return (row?.last ?? 0) + 1;
}

/** Ignores case, accents, the kind of dash and the spaces around it. */
const matchKey = (title: string, date: Date) =>
  `${date.getTime()} ${title
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s*[-–—]\s*/g, '-')}`;

type Leg = TipData['matches'][number];

/** The stored leg whose pick an edited one has, in either language; of several the one on the same match. */
export function findSamePick<Stored extends Leg & Pick<Tip, 'tipEn'>>(
  { title, date, tip }: Leg,
  stored: readonly Stored[],
): Stored | undefined {
  const same = stored.filter((leg) => leg.tip === tip || leg.tipEn === tip);
  return same.find((leg) => matchKey(leg.title, leg.date) === matchKey(title, date)) ?? same[0];
}

type Link = Pick<Tip, 'title' | 'date' | 'matchId'>;

/**
 * Match ids by kick-off and title, `home – away`, in the order of `legs`; null unless exactly one match fits. A known link
 * with the same title and date is kept, because its match may have been postponed since.
 */
async function findLinkedMatches(
  db: Queryable,
  legs: readonly Pick<Link, 'title' | 'date'>[],
  known: readonly Link[],
): Promise<(number | null)[]> {
  const found = await db
    .select({ id: matches.id, date: matches.date, home: homeTeam.name, away: awayTeam.name })
    .from(matches)
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(
      inArray(
        matches.date,
        legs.map(({ date }) => date),
      ),
    );
  const byKey = groupBy(found, ({ home, away, date }) => matchKey(`${home} – ${away}`, date));
  const kept = new Map(known.map(({ title, date, matchId }) => [matchKey(title, date), matchId]));
  return legs.map(({ title, date }) => {
    const key = matchKey(title, date);
    const [match, ...others] = byKey.get(key) ?? [];
    return kept.get(key) ?? (match === undefined || others.length > 0 ? null : match.id);
  });
}
