import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertMany } from '../../db/bulk.ts';
import type { Transaction } from '../../db/database.ts';
import { leagues, seasons, teams } from '../../db/tables.ts';
import { ensureFootball } from '../../seed/ensure-football.ts';
import type { SeasonedRow } from './read-file.ts';

/** The ids of what rows name. */
export interface NamedIds {
  league: number;
  season: number;
  home: number;
  away: number;
}

/** Makes the leagues, seasons and teams that rows name where they are missing, and tells their ids. */
export async function storeNames(
  tx: Transaction,
  rows: readonly SeasonedRow[],
): Promise<(row: SeasonedRow) => NamedIds> {
  const leagueIds = await storeLeagues(tx, rows);
  const seasonIds = await storeSeasons(tx, rows, leagueIds);
  const teamIds = await storeTeams(tx, rows);
  return (row) => {
    const league = found(leagueIds, row.league.code);
    return {
      league,
      season: found(seasonIds, `${league} ${row.season.year}`),
      home: found(teamIds, `${row.league.country}\n${row.home}`),
      away: found(teamIds, `${row.league.country}\n${row.away}`),
    };
  };
}

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key.replace('\n', ' ')} was just stored and is not there`);
  return id;
}

async function storeLeagues(tx: Transaction, rows: readonly SeasonedRow[]): Promise<Map<string, number>> {
  const byCode = new Map(rows.map(({ league }) => [league.code, league]));
  const sportId = await ensureFootball(tx);
  await insertMany(
    tx,
    leagues,
    [...byCode.values()].map(({ code, country, name }) => ({ code, sportId, name, country })),
    'leave',
  );
  const stored = await tx
    .select({ code: leagues.code, id: leagues.id })
    .from(leagues)
    .where(inArray(leagues.code, [...byCode.keys()]));
  return new Map(stored.map(({ code, id }) => [code, id]));
}

/** Keys of the answer are league id and year. The newest season of a league becomes its current one. */
async function storeSeasons(
  tx: Transaction,
  rows: readonly SeasonedRow[],
  leagueIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const told = new Map(
    rows.map(({ league, season }) => {
      const leagueId = found(leagueIds, league.code);
      return [`${leagueId} ${season.year}`, { leagueId, ...season }];
    }),
  );
  await insertMany(tx, seasons, [...told.values()], 'leave');
  const ofLeagues = [...new Set([...told.values()].map(({ leagueId }) => leagueId))];
  const stored = await tx
    .select({ id: seasons.id, leagueId: seasons.leagueId, year: seasons.year, name: seasons.name })
    .from(seasons)
    .where(inArray(seasons.leagueId, ofLeagues))
    .orderBy(seasons.year);
  const newest = new Map(stored.map(({ leagueId, name }) => [leagueId, name]));
  for (const [leagueId, season] of newest) {
    const changed = sql`${leagues.season} is distinct from ${season}`;
    await tx
      .update(leagues)
      .set({ season })
      .where(and(eq(leagues.id, leagueId), changed));
  }
  return new Map(stored.map(({ id, leagueId, year }) => [`${leagueId} ${year}`, id]));
}

/** Keys of the answer are country and name. */
async function storeTeams(tx: Transaction, rows: readonly SeasonedRow[]): Promise<Map<string, number>> {
  const told = new Map(
    rows.flatMap(({ league: { country }, home, away }) =>
      [home, away].map((name) => [`${country}\n${name}`, { country, name }]),
    ),
  );
  await insertMany(tx, teams, [...told.values()], 'leave');
  const countries = [...new Set(rows.map(({ league }) => league.country))];
  const stored = await tx
    .select({ id: teams.id, country: teams.country, name: teams.name })
    .from(teams)
    .where(inArray(teams.country, countries));
  return new Map(stored.map(({ id, country, name }) => [`${country}\n${name}`, id]));
}
