import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { leagues, matches, seasons, sports, teams } from '../db/tables.ts';
import type { SeasonContent, SourceTeam } from './season-content.ts';

/** Creates the sport when it is missing. @returns its id */
export async function ensureFootball(db: Queryable): Promise<number> {
  await db.insert(sports).values({ name: 'football' }).onConflictDoNothing();
  return onlyRow(await db.select({ id: sports.id }).from(sports).where(eq(sports.name, 'football'))).id;
}

/** Creates missing leagues and seasons. The newest season of a league becomes its current one. */
export async function storeSeasonNames(
  tx: Transaction,
  content: readonly SeasonContent[],
): Promise<{ isEditable: boolean; ids: { leagueId: number; seasonId: number } }[]> {
  const leagueOf = new Map(content.map(({ league }) => [league.code, league]));
  const sportId = await ensureFootball(tx);
  const newLeagues = [...leagueOf.values()].map(({ isCurrent: _, ...league }) => ({ ...league, sportId }));
  await insertMany(tx, leagues, newLeagues, 'ignore');
  // Locked, so that a league becomes editable, or read-only, only after the import.
  const storedLeagues = await tx
    .select()
    .from(leagues)
    .where(inArray(leagues.code, [...leagueOf.keys()]))
    .for('no key update');
  const idByCode = new Map(storedLeagues.map(({ code, id }) => [code, id]));
  const newSeasons = content.map(({ league, season }) => ({
    leagueId: found(idByCode, league.code),
    ...season,
  }));
  await insertMany(tx, seasons, newSeasons, 'ignore');
  const storedSeasons = await tx
    .select()
    .from(seasons)
    .where(inArray(seasons.leagueId, [...idByCode.values()]))
    .orderBy(seasons.year);
  const seasonOf = new Map(storedSeasons.map((season) => [`${season.leagueId} ${season.year}`, season]));
  await updateMany(
    tx,
    seasons,
    newSeasons.flatMap(({ leagueId, year, providerId }) => {
      const stored = seasonOf.get(`${leagueId} ${year}`);
      if (!stored || providerId === null || stored.providerId === providerId) return [];
      return [{ id: stored.id, providerId }];
    }),
  );
  const newestOf = new Map(storedSeasons.map(({ leagueId, name }) => [leagueId, name]));
  await updateMany(
    tx,
    leagues,
    storedLeagues.flatMap(({ id, ...stored }) => {
      const given = leagueOf.get(stored.code);
      const { name, country } = given?.isCurrent ? given : stored;
      const now = { name, country, season: newestOf.get(id) ?? null };
      return isDeepStrictEqual({ ...stored, ...now }, stored) ? [] : [{ id, ...now }];
    }),
  );
  const editable = new Set(storedLeagues.flatMap(({ id, isEditable }) => (isEditable ? [id] : [])));
  return newSeasons.map(({ leagueId, year }) => {
    const season = seasonOf.get(`${leagueId} ${year}`);
    if (!season) throw new Error(`Season ${year} is missing after it was stored`);
    return { isEditable: editable.has(leagueId), ids: { leagueId, seasonId: season.id } };
  });
}

/**
 * Finds teams by the provider's id, then by country and name, renames them if their name has changed, and creates missing
 * ones. When another provider id already has the name, the id is appended to it.
 * @returns the stored id of one of the teams
 */
export async function storeTeams(
  tx: Transaction,
  some: readonly SourceTeam[],
): Promise<(team: SourceTeam) => number> {
  const given = new Map(some.map((team) => [keyOf(team), team]));
  const names = [...given.values()].map(({ name }) => name);
  const providerIds = [...given.values()].flatMap(({ providerId }) => providerId ?? []);
  const stored = await tx
    .select()
    .from(teams)
    .where(or(inArray(teams.providerId, providerIds), inArray(teams.name, names)));
  const ids = new Map(
    stored.flatMap(({ id, providerId }) => (providerId === null ? [] : [[String(providerId), id]])),
  );
  const byName = new Map(stored.map((team) => [nameKey(team), team]));
  const taken = new Set(byName.keys());
  const adopted: { id: number; providerId: number }[] = [];
  const added: { key: string; row: SourceTeam }[] = [];
  for (const [key, team] of given) {
    if (ids.has(key)) continue;
    const { providerId, country, name } = team;
    const known = byName.get(nameKey(team));
    if (known && (providerId === null || known.providerId === null)) {
      ids.set(key, known.id);
      if (providerId === null) continue;
      adopted.push({ id: known.id, providerId });
      byName.delete(nameKey(team));
    } else {
      const row = { providerId, country, name: taken.has(nameKey(team)) ? `${name} (${providerId})` : name };
      added.push({ key, row });
    }
    taken.add(nameKey(team));
  }
  await updateMany(tx, teams, adopted);
  const renamed = stored.flatMap(({ id, country, providerId, name: before }) => {
    const name = given.get(String(providerId))?.name ?? before;
    const key = nameKey({ country, name });
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ id, name }];
  });
  await renameTeams(tx, renamed);
  const newIds = await insertMany(
    tx,
    teams,
    added.map(({ row }) => row),
  );
  for (const [index, id] of newIds.entries()) ids.set(added[index]?.key ?? '', id);
  return (team) => found(ids, keyOf(team));
}

/** Renames teams except those with matches of a source without ids, which would not find them by another name. */
async function renameTeams(tx: Transaction, some: readonly { id: number; name: string }[]): Promise<void> {
  if (some.length === 0) return;
  const teamIds = some.map(({ id }) => id);
  const isOfSome = or(inArray(matches.homeTeamId, teamIds), inArray(matches.awayTeamId, teamIds));
  const withoutIds = await tx
    .select({ home: matches.homeTeamId, away: matches.awayTeamId })
    .from(matches)
    .where(and(isNull(matches.providerId), isOfSome));
  const kept = new Set(withoutIds.flatMap(({ home, away }) => [home, away]));
  await updateMany(
    tx,
    teams,
    some.filter(({ id }) => !kept.has(id)),
  );
}

const nameKey = ({ country, name }: Pick<SourceTeam, 'country' | 'name'>) => `${country}\n${name}`;
const keyOf = (team: SourceTeam) => (team.providerId === null ? nameKey(team) : String(team.providerId));

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key.replace('\n', ' ')} is missing after it was stored`);
  return id;
}
