import { and, eq, getTableColumns, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import { deleteMany, insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { dropinfos, matches, odds, tipMatches, tips } from '../db/schema.ts';
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

export interface StoreResult {
  added: number;
  corrected: number;
  unchanged: number;
  /** Fixtures of stored matches that were played on a later day. */
  overtaken: SourceMatch[];
  dropinfos: { added: number; corrected: number; removed: number };
}

/**
 * Stores seasons with their teams, matches, odds, dropinfos, line-ups and incidents in one transaction. Existing matches are
 * updated: a value replaces another one, a blank does not. In an editable league, stored counts stay, and the referee of
 * a match with a stored result.
 */
export async function storeSeasons(
  db: Queryable,
  seasons: readonly SeasonContent[],
  options: StoreOptions,
): Promise<StoreResult> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    const placed = await placeMatches(tx, seasons);
    const stored = await knownMatches(tx, placed);
    const { planned, overtaken } = planMatches(placed, stored, await lastResults(tx, placed), options);
    const written = await writeMatches(tx, planned);
    await writeOdds(tx, written, options);
    await storeMatchDetails(tx, written);
    return { ...countsOf(planned), overtaken };
  });
}

async function placeMatches(tx: Transaction, seasons: readonly SeasonContent[]): Promise<IdentifiedMatch[]> {
  const stored = await storeSeasonNames(tx, seasons);
  const all = seasons.flatMap(({ matches: ofSeason }) => ofSeason);
  const teamIdOf = await storeTeams(
    tx,
    all.flatMap(({ home, away }) => [home, away]),
  );
  return seasons.flatMap((content, index) => {
    const season = stored[index];
    if (!season) return [];
    return content.matches.map((match) => ({
      match,
      content,
      isEditable: season.isEditable,
      day: match.day,
      played: isPlayed(match.statistics),
      ids: { ...season.ids, homeTeamId: teamIdOf(match.home), awayTeamId: teamIdOf(match.away) },
    }));
  });
}

const seasonsOf = (placed: readonly IdentifiedMatch[]) => [...new Set(placed.map(({ ids }) => ids.seasonId))];

/** The stored matches of the seasons with the same home teams, and those with the provider's ids. */
async function knownMatches(tx: Transaction, placed: readonly IdentifiedMatch[]): Promise<StoredMatch[]> {
  const homeIds = [...new Set(placed.map(({ ids }) => ids.homeTeamId))];
  const providerIds = placed.flatMap(({ match }) => match.providerId ?? []);
  const isSelected = or(
    and(inArray(matches.seasonId, seasonsOf(placed)), inArray(matches.homeTeamId, homeIds)),
    inArray(matches.providerId, providerIds),
  );
  // Locked, so that an admin's edit is either seen here or made on what is written.
  const facts = await tx.select().from(matches).where(isSelected).orderBy(matches.id).for('no key update');
  const known = new Map(
    facts.map((one): [number, StoredMatch] => [
      one.id,
      { facts: one, day: one.day, played: isPlayed(one), prices: [], dropinfos: [] },
    ]),
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

/** The last stored day with a result of each season, to compare the age of sources. */
async function lastResults(
  tx: Transaction,
  placed: readonly IdentifiedMatch[],
): Promise<Map<number, string | null>> {
  const rows = await tx
    .select({ seasonId: matches.seasonId, day: max(matches.day) })
    .from(matches)
    .where(
      and(
        inArray(matches.seasonId, seasonsOf(placed)),
        isNotNull(matches.goalHome),
        isNotNull(matches.goalAway),
      ),
    )
    .groupBy(matches.seasonId);
  return new Map(rows.map(({ seasonId, day }) => [seasonId, day]));
}

/** `matchId` is null for a new match, `repeatId` is another stored match that turned out to be the same. */
interface PlannedMatch extends IdentifiedMatch {
  matchId: number | null;
  repeatId: number | null;
  change: MatchChange;
}

const pairKey = (ids: Pick<MatchFacts, 'seasonId' | 'homeTeamId' | 'awayTeamId'>) =>
  `${ids.seasonId} ${ids.homeTeamId} ${ids.awayTeamId}`;

function planMatches(
  placed: readonly IdentifiedMatch[],
  stored: readonly StoredMatch[],
  lastKnown: ReadonlyMap<number, string | null>,
  { minDrop }: StoreOptions,
): { planned: PlannedMatch[]; overtaken: SourceMatch[] } {
  const planned: PlannedMatch[] = [];
  const overtaken: SourceMatch[] = [];
  const knownOf = groupBy(stored, ({ facts }) => pairKey(facts));
  const plan = (
    one: IdentifiedMatch,
    known: StoredMatch | null,
    { isOlder = false, repeat = null }: { isOlder?: boolean; repeat?: StoredMatch | null } = {},
  ) => {
    const change = planMatch(known, one, isOlder, minDrop);
    planned.push({ ...one, matchId: known?.facts.id ?? null, repeatId: repeat?.facts.id ?? null, change });
  };

  const givenIds = new Set(placed.map(({ match }) => match.providerId));
  const knownById = new Map(stored.map((match) => [match.facts.providerId, match]));
  for (const one of placed.filter(({ match }) => match.providerId !== null)) {
    const onDay = knownOf.get(pairKey(one.ids))?.find(({ day }) => day === one.day);
    const isFree = onDay && !givenIds.has(onDay.facts.providerId);
    const known = knownById.get(one.match.providerId) ?? null;
    // Of two events the known one stays; a match of a source without ids stays, because its odds are not repeated.
    if (!isFree) plan(one, known);
    else if (known && onDay.facts.providerId !== null) plan(one, known, { repeat: onDay });
    else plan(one, onDay, { repeat: known });
  }

  const withoutIds = placed.filter(({ match }) => match.providerId === null);
  for (const [key, group] of groupBy(withoutIds, ({ ids }) => pairKey(ids))) {
    for (const { read: one, known, isOvertaken } of pairMatches(knownOf.get(key) ?? [], group)) {
      const isOlder = (one.content.lastResult ?? '') < (lastKnown.get(one.ids.seasonId) ?? '');
      if (isOvertaken) overtaken.push(one.match);
      else plan(one, known, { isOlder: isOlder && known?.played === true });
    }
  }
  return { planned, overtaken };
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
  const added = planned.filter(({ matchId }) => matchId === null);
  const known = planned.flatMap(({ matchId, ...one }) => (matchId === null ? [] : [{ ...one, matchId }]));
  const changed = known.flatMap(({ matchId: id, change: { facts } }) => (facts ? [{ ...facts, id }] : []));
  for (const { matchId, repeatId } of known) {
    if (repeatId === null) continue;
    await tx.update(tips).set({ matchId }).where(eq(tips.matchId, repeatId));
    await tx.update(tipMatches).set({ matchId }).where(eq(tipMatches.matchId, repeatId));
  }
  await bringTipsForward(tx, changed);
  await deleteMany(
    tx,
    matches,
    known.flatMap(({ repeatId }) => repeatId ?? []),
  );
  await leaveKeys(
    tx,
    matches.day,
    changed.map(({ id, day }) => [id, day]),
  );
  const ids = await insertMany(
    tx,
    matches,
    added.flatMap(({ change }) => change.facts ?? []),
  );
  await updateMany(tx, matches, changed);
  const withIds = ids.flatMap((matchId, index) => (added[index] ? [{ ...added[index], matchId }] : []));
  return [...withIds, ...known];
}

/** Gives rows a key of no other row until their update, because one may get the key that another one leaves. */
async function leaveKeys(
  tx: Transaction,
  column: typeof matches.day | typeof dropinfos.uid,
  changed: readonly (readonly [id: number, key: string])[],
) {
  const { table } = column;
  const ids = sql.param(changed.map(([id]) => id));
  const keys = sql.param(changed.map(([, key]) => key));
  await tx.execute(sql`
    update ${table} set ${sql.identifier(column.name)} = ${table}.id::text
    from unnest(${ids}::integer[], ${keys}::text[]) as given (id, key)
    where ${table}.id = given.id and ${column} <> given.key`);
}

/**
 * Lets tips begin not later than their matches, also if these are moved back afterwards. Locks tips before matches, as an
 * edit of a tip does.
 */
async function bringTipsForward(tx: Transaction, moved: readonly { id: number; date: Date }[]) {
  const ids = sql.param(moved.map(({ id }) => id));
  const dates = sql.param(moved.map(({ date }) => date.toISOString()));
  await tx.execute(sql`
    with moved as (select * from unnest(${ids}::integer[], ${dates}::timestamptz[]) as given (match_id, date)),
    linked as (
      select ${tips.id} as tip_id, moved.date from moved join ${tips} using (match_id)
      union all
      select tip_id, moved.date from moved join ${tipMatches} using (match_id)
    )
    update ${tips} set begins_at = earliest.date
    from (select tip_id, min(date) as date from linked group by tip_id) as earliest
    where ${tips.id} = earliest.tip_id and ${tips.beginsAt} > earliest.date`);
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
  await leaveKeys(
    tx,
    dropinfos.uid,
    drops.changed.map(({ id, uid }) => [id, uid]),
  );
  await updateMany(tx, dropinfos, drops.changed);
  await insertMany(tx, dropinfos, drops.added);
}
