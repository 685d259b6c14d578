import { eq } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { leagues, matches, seasons, teams } from '../db/tables.ts';

/** The home team of a selected match. */
export const homeTeam = alias(teams, 'home_team');
/** The away team of a selected match. */
export const awayTeam = alias(teams, 'away_team');

const namedMatch = {
  match: matches,
  season: seasons.name,
  home: { name: homeTeam.name, logo: homeTeam.logo },
  away: { name: awayTeam.name, logo: awayTeam.logo },
};

/** A query of matches with their names, to be restricted and ordered; `extra` columns come beside. */
export function selectMatches<Extra extends SelectedFields>(db: Queryable, extra: Extra) {
  return db
    .select({ ...namedMatch, ...extra })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId));
}
