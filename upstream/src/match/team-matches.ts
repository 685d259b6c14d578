import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches, seasons, teams } from '../db/tables.ts';
import { findMatches } from './find-matches.ts';
import { findLastMatches } from './last-matches.ts';
import type { NamedMatch } from './match-json.ts';
import { wasPlayedBefore } from './match-states.ts';

type Pair = readonly [number, number];

/** Whether both teams are known. */
export async function teamsExist(db: Queryable, pair: Pair): Promise<boolean> {
  return (await db.$count(teams, inArray(teams.id, [...pair]))) === new Set(pair).size;
}

/** What two teams played against each other before a time, at either's ground, newest first. */
export function matchesBetween(
  db: Queryable,
  [one, other]: Pair,
  { before, limit }: { before: Date; limit: number },
): Promise<NamedMatch[]> {
  const met = or(
    and(eq(matches.homeTeamId, one), eq(matches.awayTeamId, other)),
    and(eq(matches.homeTeamId, other), eq(matches.awayTeamId, one)),
  );
  return findMatches(db, { where: and(met, wasPlayedBefore(before)), order: 'newestFirst', limit });
}

/** The last played matches of each of two teams before a time, newest first; one of both is there once. */
export function matchesOfBoth(
  db: Queryable,
  pair: Pair,
  {
    before,
    limit,
    leagueId,
    season,
  }: { before: Date; limit: number; leagueId?: number | undefined; season?: string | undefined },
): Promise<NamedMatch[]> {
  const only = and(
    leagueId === undefined ? undefined : eq(matches.leagueId, leagueId),
    season === undefined
      ? undefined
      : sql`${matches.seasonId} in (select ${seasons.id} from ${seasons} where ${seasons.name} = ${season})`,
  );
  return findLastMatches(db, pair, { before, limit, only });
}
