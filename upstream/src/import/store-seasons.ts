import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { deleteMany, insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, odds } from '../db/tables.ts';
import {
  changesAnything,
  type Diff,
  type IdentifiedMatch,
  isPlayed,
  type MatchChange,
  type MatchFacts,
  pairMatches,
  planMatch,
  type StoredMatch,
} from './plan-match.ts';
import { lockImports } from './record-import.ts';
import {
  importedBookmakers,
  type SeasonContent,
  type SourceMatch,
  type StoreOptions,
} from './season-content.ts';
import { storeMatchDetails } from './store-details.ts';
import { storeSeasonNames, storeTeams } from './store-names.ts';

export interface StoreResult<Match extends SourceMatch = SourceMatch> {
  added: number;
  corrected: number;
  unchanged: number;
  /** Fixtures of stored matches that were played on a later day. */
  overtaken: Match[];
  dropinfos: { added: number; corrected: number; removed: number };
}

/**
 * Stores seasons with their teams, matches, odds, dropinfos, line-ups and incidents in one transaction. Existing matches are
 * updated: a value replaces another one, a blank does not.
 */
export async function storeSeasons<Match extends SourceMatch>(
  db: Queryable,
  seasons: readonly SeasonContent<Match>[],
  options: StoreOptions,
): Promise<StoreResult<Match>> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const placed = await placeMatches(tx, seasons);
    const { planned, overtaken } = planMatches(placed, await knownMatches(tx, placed), options);
    const written = await writeMatches(tx, planned);
    await writeOdds(tx, written, options);
    await storeMatchDetails(
      tx,
      written.map(({ matchId, placed: { match, ids } }) => ({ matchId, match, ids })),
    );
    return { ...countsOf(planned), overtaken };
  });
}

async function placeMatches<Match extends SourceMatch>(
  tx: Transaction,
  seasons: readonly SeasonContent<Match>[],
): Promise<IdentifiedMatch<Match>[]> {
  const seasonIds = await storeSeasonNames(tx, seasons);
  const all = seasons.flatMap(({ matches: ofSeason }) => ofSeason);
  const teamIdOf = await storeTeams(
    tx,
    all.flatMap(({ home, away }) => [home, away]),
  );
  return seasons.flatMap((content, index) => {
    const ids = seasonIds[index];
    if (!ids) return [];
    return content.matches.map((match) => ({
      match,
      content,
      ids: { ...ids, homeTeamId: teamIdOf(match.home), awayTeamId: teamIdOf(match.away) },
    }));
  });
}

/** The stored matches of the seasons, and those with the provider's ids. */
async function knownMatches(tx: Transaction, placed: readonly IdentifiedMatch[]): Promise<StoredMatch[]> {
  const seasonIds = [...new Set(placed.map(({ ids }) => ids.seasonId))];
  const providerIds = placed.flatMap(({ match }) => match.providerId ?? []);
  const isSelected = or(inArray(matches.seasonId, seasonIds), inArray(matches.providerId, providerIds));
  const facts = await tx.select().from(matches).where(isSelected);
  const known = new Map(
    facts.map((one): [number, StoredMatch] => [one.id, { facts: one, prices: [], dropinfos: [] }]),
  );
  if (known.size === 0) return [];
  const prices = await tx
    .select(getTableColumns(odds))
    .from(odds)
    .innerJoin(matches, eq(odds.matchId, matches.id))
    .where(and(isSelected, inArray(odds.bookmaker, [...importedBookmakers])));
  for (const price of prices) known.get(price.matchId)?.prices.push(price);
  const drops = await tx
    .select(getTableColumns(dropinfos))
    .from(dropinfos)
    .innerJoin(matches, eq(dropinfos.matchId, matches.id))
    .where(and(isSelected, inArray(dropinfos.bookmaker, [...importedBookmakers])));
  for (const drop of drops) known.get(drop.matchId)?.dropinfos.push(drop);
  return [...known.values()];
}

/** `matchId` is null for a new match. */
interface PlannedMatch {
  matchId: number | null;
  placed: IdentifiedMatch;
  change: MatchChange;
}

const pairKey = (ids: Pick<MatchFacts, 'seasonId' | 'homeTeamId' | 'awayTeamId'>) =>
  `${ids.seasonId} ${ids.homeTeamId} ${ids.awayTeamId}`;

function planMatches<Match extends SourceMatch>(
  placed: readonly IdentifiedMatch<Match>[],
  stored: readonly StoredMatch[],
  { minDrop }: StoreOptions,
): { planned: PlannedMatch[]; overtaken: Match[] } {
  const planned: PlannedMatch[] = [];
  const overtaken: Match[] = [];
  const known = stored.map((match) => ({ match, day: match.facts.day, played: isPlayed(match.facts) }));
  const given = placed.map((one) => ({
    placed: one,
    day: one.match.day,
    played: isPlayed(one.match.statistics),
  }));
  const knownOf = groupBy(known, ({ match }) => pairKey(match.facts));
  const plan = (one: IdentifiedMatch<Match>, match: StoredMatch | null, isOlder = false) => {
    const change = planMatch(match, one, isOlder, minDrop);
    planned.push({ matchId: match?.facts.id ?? null, placed: one, change });
  };

  const givenIds = new Set(placed.map(({ match }) => match.providerId));
  const knownById = new Map(stored.map((match) => [match.facts.providerId, match]));
  for (const { placed: one, day } of given.filter(({ placed: { match } }) => match.providerId !== null)) {
    const onDay = knownOf.get(pairKey(one.ids))?.find((match) => match.day === day)?.match;
    const isFree = onDay && (onDay.facts.providerId === null || !givenIds.has(onDay.facts.providerId));
    plan(one, knownById.get(one.match.providerId) ?? (isFree ? onDay : null));
  }

  const lastKnown = lastPlayed(
    known.map(({ match, ...one }) => ({ ...one, seasonId: match.facts.seasonId })),
  );
  const lastGiven = lastPlayed(
    given.map(({ placed: { ids }, ...one }) => ({ ...one, seasonId: ids.seasonId })),
  );
  const withoutIds = given.filter(({ placed: { match } }) => match.providerId === null);
  for (const [key, group] of groupBy(withoutIds, ({ placed: { ids } }) => pairKey(ids))) {
    for (const pairing of pairMatches(knownOf.get(key) ?? [], group)) {
      const { placed: one } = pairing.read;
      const { seasonId } = one.ids;
      const isOlder = (lastGiven.get(seasonId) ?? '') < (lastKnown.get(seasonId) ?? '');
      if (pairing.kind === 'overtaken') overtaken.push(one.match);
      else if (pairing.kind === 'new') plan(one, null);
      else plan(one, pairing.known.match, isOlder && pairing.known.played);
    }
  }
  return { planned, overtaken };
}

/** The last day with a result by season, to compare the age of sources. */
function lastPlayed(
  some: readonly { seasonId: number; day: string; played: boolean }[],
): Map<number, string> {
  const last = new Map<number, string>();
  for (const { seasonId, day, played } of some) {
    if (played && day > (last.get(seasonId) ?? '')) last.set(seasonId, day);
  }
  return last;
}

function countsOf(planned: readonly PlannedMatch[]): Omit<StoreResult, 'overtaken'> {
  const added = planned.filter(({ matchId }) => matchId === null).length;
  const corrected = planned.filter(
    ({ matchId, change }) => matchId !== null && changesAnything(change),
  ).length;
  const sum = (kind: 'added' | 'changed' | 'removed') =>
    planned.reduce((total, { change }) => total + change.dropinfos[kind].length, 0);
  return {
    added,
    corrected,
    unchanged: planned.length - added - corrected,
    dropinfos: { added: sum('added'), corrected: sum('changed'), removed: sum('removed') },
  };
}

type WrittenMatch = PlannedMatch & { matchId: number };

async function writeMatches(tx: Transaction, planned: readonly PlannedMatch[]): Promise<WrittenMatch[]> {
  const known = planned.flatMap(({ matchId, ...one }) => (matchId === null ? [] : [{ matchId, ...one }]));
  const added = planned.flatMap(({ matchId, ...one }) =>
    matchId === null && one.change.facts ? [{ ...one, facts: one.change.facts }] : [],
  );
  const ids = await insertMany(
    tx,
    matches,
    added.map(({ facts }) => facts),
  );
  await updateMany(
    tx,
    matches,
    known.flatMap(({ matchId, change: { facts } }) => (facts === null ? [] : [{ ...facts, id: matchId }])),
  );
  return [...ids.flatMap((matchId, index) => (added[index] ? [{ ...added[index], matchId }] : [])), ...known];
}

async function writeOdds(
  tx: Transaction,
  written: readonly WrittenMatch[],
  { now: updatedAt }: StoreOptions,
) {
  const join = <Row>(diffOf: (change: MatchChange) => Diff<Row>) => {
    const diffs = written.map(({ matchId, change }) => ({ matchId, ...diffOf(change) }));
    return {
      removed: diffs.flatMap(({ removed }) => removed),
      changed: diffs.flatMap(({ changed }) => changed),
      added: diffs.flatMap(({ matchId, added }) => added.map((row) => ({ ...row, matchId }))),
    };
  };
  const prices = join(({ prices: ofMatch }) => ofMatch);
  await deleteMany(tx, odds, prices.removed);
  await updateMany(
    tx,
    odds,
    prices.changed.map(({ id, opening, current }) => ({ id, opening, current, updatedAt })),
  );
  await insertMany(
    tx,
    odds,
    prices.added.map((price) => ({ ...price, updatedAt })),
  );
  const drops = join(({ dropinfos: ofMatch }) => ofMatch);
  await deleteMany(tx, dropinfos, drops.removed);
  await updateMany(tx, dropinfos, drops.changed);
  await insertMany(tx, dropinfos, drops.added);
}
