import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { statisticNames } from '../db/match-statistics.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, matches, seasons } from '../db/tables.ts';
import { type Page, pageOf } from '../http/read-params.ts';
import { rowVersion } from '../http/row-version.ts';
import { sideCounts } from './match-counts.ts';
import { isOver } from './match-states.ts';

const orders = {
  byKickOff: [asc(matches.date), asc(matches.id)],
  newestFirst: [desc(matches.date), desc(matches.id)],
};

/** `where` may also use `leagues`, `seasons`, `homeTeam` and `awayTeam`. */
interface MatchSearch {
  where: SQL | undefined;
  order?: keyof typeof orders;
  limit?: number;
  offset?: number;
}

/** Matches with the names of their seasons and teams. */
export async function findMatches(db: Queryable, { where, order = 'byKickOff', limit, offset }: MatchSearch) {
  const query = db
    .select({
      match: matches,
      season: seasons.name,
      home: { name: homeTeam.name, logo: homeTeam.logo },
      away: { name: awayTeam.name, logo: awayTeam.logo },
    })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(where)
    .orderBy(...orders[order])
    .$dynamic();
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}

const countMatches = (db: Queryable, where: SQL | undefined): Promise<number> =>
  db.$count(
    db
      .select({ id: matches.id })
      .from(matches)
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
      .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
      .where(where)
      .as('found'),
  );

export async function matchPage(
  db: Queryable,
  search: Pick<MatchSearch, 'where' | 'order'>,
  page: Page,
  jsonOf: (match: NamedMatch) => MatchJson = matchJson,
) {
  const { rows, json } = pageOf(page);
  const found = await findMatches(db, { ...search, ...rows });
  const total = await countMatches(db, search.where);
  return { found, json: { matches: found.map(jsonOf), ...json(total) } };
}

export type NamedMatch = Awaited<ReturnType<typeof findMatches>>[number];

/** A match as the API sends it. Counts of a called-off match are null, so that clients do not show them as a result. */
export function matchJson({ match, season, home, away }: NamedMatch) {
  return {
    id: match.id,
    league_id: match.leagueId,
    season,
    round_name: match.roundName,
    home: home.name,
    away: away.name,
    home_team_id: match.homeTeamId,
    away_team_id: match.awayTeamId,
    date: match.date,
    logo_home: home.logo,
    logo_away: away.logo,
    referee_display_name: match.refereeDisplayName,
    ...countsJson(match),
  };
}

export type MatchJson = ReturnType<typeof matchJson>;

function countsJson(match: NamedMatch['match']) {
  const { goalHome, goalAway, calledOff } = match;
  const isKnown = !calledOff && goalHome !== null && goalAway !== null;
  const counts: Record<string, number | boolean | null> = {
    btts: isKnown ? goalHome > 0 && goalAway > 0 : null,
  };
  for (const { field, column } of sideCounts) counts[field] = calledOff ? null : match[column];
  return counts;
}

/** A version of the columns of a match that admins and imports can change. */
export function matchVersion(match: NamedMatch['match']): string {
  const counts = statisticNames.toSorted().map((name) => [name, match[name]]);
  return rowVersion(counts, match.refereeDisplayName, match.calledOff);
}

export const adminMatchJson = (row: NamedMatch) => ({ ...matchJson(row), version: matchVersion(row.match) });

/**
 * The match is over, of an editable league, and lacks a count. As arrays, so that the matches are found by their leagues:
 * in the order of a list, most of them would be of other leagues.
 */
export function lacksCounts(db: Queryable, now: Date, leagueId?: number): SQL {
  const editable = db.select({ id: leagues.id }).from(leagues).where(eq(leagues.isEditable, true));
  const lacking = db
    .select({ id: matches.id })
    .from(matches)
    .where(
      and(
        sql`${matches.leagueId} = any(array(${editable}))`,
        leagueId === undefined ? undefined : eq(matches.leagueId, leagueId),
        isOver(now),
        or(...sideCounts.map(({ column }) => isNull(matches[column]))),
      ),
    );
  return sql`${matches.id} = any(array(${lacking}))`;
}

export const countMissingStatistics = (db: Queryable, now: Date): Promise<number> =>
  countMatches(db, lacksCounts(db, now));
