import { and, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { deleteMany, insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, odds } from '../db/tables.ts';
import { pairMatches } from './pair-matches.ts';
import type { KnownMatch, MatchChange, MatchFacts, PlacedMatch } from './plan-match.ts';
import { changesAnything, isPlayed, planKnown, planNew } from './plan-match.ts';
import { lockImports } from './record-import.ts';
import type { SeasonContent, SourceMatch, StoreOptions } from './season-content.ts';
import { importedBookmakers } from './season-content.ts';
import { storeMatchDetails } from './store-details.ts';
import { storeSeasonNames, storeTeams } from './store-names.ts';

/** What storing did. */
export interface StoreResult<Match extends SourceMatch = SourceMatch> {
  added: number;
  corrected: number;
  unchanged: number;
  /** Fixtures of matches that were played on a later day, which is known. */
  overtaken: Match[];
  dropinfos: { added: number; corrected: number; removed: number };
}

/**
 * Stores seasons with their teams, matches, odds, dropinfos, line-ups and incidents, all or nothing of it. What is known is
 * brought up to date: a value replaces another one, a blank none.
 */
export async function storeSeasons<Match extends SourceMatch>(
  db: Queryable,
  seasons: readonly SeasonContent<Match>[],
  options: StoreOptions,
): Promise<StoreResult<Match>> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const placed = await placeMatches(tx, seasons);
    const plan = makePlan(placed, await knownMatches(tx, placed), options);
    const changes = await writeMatches(tx, plan);
    await writeOdds(tx, changes, options);
    await storeMatchDetails(
      tx,
      changes.map(({ matchId, placed: { match, ids } }) => ({ matchId, match, ids })),
    );
    return resultOf(plan);
  });
}

async function placeMatches<Match extends SourceMatch>(
  tx: Transaction,
  seasons: readonly SeasonContent<Match>[],
): Promise<PlacedMatch<Match>[]> {
  const seasonIds = await storeSeasonNames(tx, seasons);
  const all = seasons.flatMap(({ matches: ofSeason }) => ofSeason);
  const teamIdOf = await storeTeams(
    tx,
    all.flatMap(({ home, away }) => [home, away]),
  );
  return seasons.flatMap((content, place) => {
    const ids = seasonIds[place];
    if (!ids) return [];
    return content.matches.map((match) => ({
      match,
      content,
      ids: { ...ids, homeTeamId: teamIdOf(match.home), awayTeamId: teamIdOf(match.away) },
    }));
  });
}

/** All stored matches of the seasons, and those that have the provider's ids. */
async function knownMatches(tx: Transaction, placed: readonly PlacedMatch[]): Promise<KnownMatch[]> {
  const seasonIds = [...new Set(placed.map(({ ids }) => ids.seasonId))];
  const providerIds = placed.flatMap(({ match }) => match.providerId ?? []);
  const isWanted = or(inArray(matches.seasonId, seasonIds), inArray(matches.providerId, providerIds));
  const facts = await tx.select().from(matches).where(isWanted);
  const known = new Map(
    facts.map((one): [number, KnownMatch] => [one.id, { facts: one, prices: [], dropinfos: [] }]),
  );
  if (known.size === 0) return [];
  const prices = await tx
    .select(getTableColumns(odds))
    .from(odds)
    .innerJoin(matches, eq(odds.matchId, matches.id))
    .where(and(isWanted, inArray(odds.bookmaker, [...importedBookmakers])));
  for (const price of prices) known.get(price.matchId)?.prices.push(price);
  const drops = await tx
    .select(getTableColumns(dropinfos))
    .from(dropinfos)
    .innerJoin(matches, eq(dropinfos.matchId, matches.id))
    .where(and(isWanted, inArray(dropinfos.bookmaker, [...importedBookmakers])));
  for (const drop of drops) known.get(drop.matchId)?.dropinfos.push(drop);
  return [...known.values()];
}

interface Plan<Match extends SourceMatch> {
  added: { placed: PlacedMatch<Match>; change: MatchChange & { facts: MatchFacts } }[];
  known: { placed: PlacedMatch<Match>; matchId: number; change: MatchChange }[];
  overtaken: Match[];
}

const pairKey = (ids: Pick<MatchFacts, 'seasonId' | 'homeTeamId' | 'awayTeamId'>) =>
  `${ids.seasonId} ${ids.homeTeamId} ${ids.awayTeamId}`;

function makePlan<Match extends SourceMatch>(
  placed: readonly PlacedMatch<Match>[],
  stored: readonly KnownMatch[],
  { minDrop }: StoreOptions,
): Plan<Match> {
  const plan: Plan<Match> = { added: [], known: [], overtaken: [] };
  const known = stored.map((match) => ({ match, day: match.facts.day, played: isPlayed(match.facts) }));
  const given = placed.map((one) => ({
    placed: one,
    day: one.match.day,
    played: isPlayed(one.match.statistics),
  }));
  const knownOf = groupBy(known, ({ match }) => pairKey(match.facts));
  const lastKnown = lastPlayed(
    known.map(({ match, ...one }) => ({ ...one, seasonId: match.facts.seasonId })),
  );
  const lastGiven = lastPlayed(
    given.map(({ placed: { ids }, ...one }) => ({ ...one, seasonId: ids.seasonId })),
  );
  const add = (one: PlacedMatch<Match>) => plan.added.push({ placed: one, change: planNew(one, minDrop) });
  const renew = (one: PlacedMatch<Match>, match: KnownMatch, isOlder: boolean) =>
    plan.known.push({
      placed: one,
      matchId: match.facts.id,
      change: planKnown(match, one, isOlder, minDrop),
    });

  const givenIds = new Set(placed.map(({ match }) => match.providerId));
  const knownById = new Map(stored.map((match) => [match.facts.providerId, match]));
  for (const { placed: one, day } of given.filter(({ placed: { match } }) => match.providerId !== null)) {
    const onDay = knownOf.get(pairKey(one.ids))?.find((match) => match.day === day)?.match;
    const isFree = onDay && (onDay.facts.providerId === null || !givenIds.has(onDay.facts.providerId));
    const match = knownById.get(one.match.providerId) ?? (isFree ? onDay : undefined);
    if (match) renew(one, match, false);
    else add(one);
  }
  const unnumbered = given.filter(({ placed: { match } }) => match.providerId === null);
  for (const [key, group] of groupBy(unnumbered, ({ placed: { ids } }) => pairKey(ids))) {
    for (const pairing of pairMatches(knownOf.get(key) ?? [], group)) {
      const { placed: one } = pairing.read;
      if (pairing.kind === 'overtaken') plan.overtaken.push(one.match);
      else if (pairing.kind === 'new') add(one);
      else {
        const { seasonId } = one.ids;
        const isOlder = (lastGiven.get(seasonId) ?? '') < (lastKnown.get(seasonId) ?? '');
        renew(one, pairing.known.match, isOlder && pairing.known.played);
      }
    }
  }
  return plan;
}

/** The last day with a result, by season: what tells an older source from a later one. */
function lastPlayed(
  some: readonly { seasonId: number; day: string; played: boolean }[],
): Map<number, string> {
  const last = new Map<number, string>();
  for (const { seasonId, day, played } of some) {
    if (played && day > (last.get(seasonId) ?? '')) last.set(seasonId, day);
  }
  return last;
}

function resultOf<Match extends SourceMatch>({ added, known, overtaken }: Plan<Match>): StoreResult<Match> {
  const changes = [...added, ...known].map(({ change }) => change);
  const sum = (list: 'newDropinfos' | 'changedDropinfos' | 'lostDropinfos') =>
    changes.reduce((total, change) => total + change[list].length, 0);
  const corrected = known.filter(({ change }) => changesAnything(change)).length;
  return {
    added: added.length,
    corrected,
    unchanged: known.length - corrected,
    overtaken,
    dropinfos: {
      added: sum('newDropinfos'),
      corrected: sum('changedDropinfos'),
      removed: sum('lostDropinfos'),
    },
  };
}

interface WrittenMatch {
  matchId: number;
  placed: PlacedMatch;
  change: MatchChange;
}

async function writeMatches(tx: Transaction, { added, known }: Plan<SourceMatch>): Promise<WrittenMatch[]> {
  const newIds = await insertMany(
    tx,
    matches,
    added.map(({ change }) => change.facts),
  );
  await updateMany(
    tx,
    matches,
    known.flatMap(({ matchId, change: { facts } }) => (facts === null ? [] : [{ ...facts, id: matchId }])),
  );
  const written = added.map((one, place) => ({ ...one, matchId: newIds[place] ?? Number.NaN }));
  return [...written, ...known];
}

async function writeOdds(tx: Transaction, written: readonly WrittenMatch[], { now }: StoreOptions) {
  const all = written.map(({ change }) => change);
  await deleteMany(
    tx,
    dropinfos,
    all.flatMap(({ lostDropinfos }) => lostDropinfos),
  );
  await deleteMany(
    tx,
    odds,
    all.flatMap(({ lostPrices }) => lostPrices),
  );
  await updateMany(
    tx,
    odds,
    all.flatMap(({ changedPrices }) => changedPrices.map((price) => ({ ...price, updatedAt: now }))),
  );
  await updateMany(
    tx,
    dropinfos,
    all.flatMap(({ changedDropinfos }) => changedDropinfos),
  );
  await insertMany(
    tx,
    odds,
    written.flatMap(({ change, matchId }) =>
      change.newPrices.map((price) => ({ ...price, matchId, updatedAt: now })),
    ),
  );
  await insertMany(
    tx,
    dropinfos,
    written.flatMap(({ change, matchId }) => change.newDropinfos.map((drop) => ({ ...drop, matchId }))),
  );
}
