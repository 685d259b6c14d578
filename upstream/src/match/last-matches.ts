import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';
import { numberParam } from '../http/read-params.ts';
import { findMatches, type MatchJson, matchJson, type NamedMatch } from './find-matches.ts';
import { wasPlayedBefore } from './match-states.ts';

/** The length of the longest window. */
export const longestWindow = 10;

interface LastMatchesSearch {
  before: Date;
  limit: number;
  /** A further condition on `matches`. */
  only?: SQL | undefined;
}

/**
 * A subquery of a team's last played matches, at home or away, newest first: two short index scans. No team plays two
 * matches at the same moment, so that the time alone orders them.
 * @param team the team's id, which may be a column of a table to the left of a `lateral`
 */
export function lastPlayed(db: Queryable, team: SQL, { before, limit, only }: LastMatchesSearch): SQL {
  const at = (teamId: PgColumn) =>
    db
      .select()
      .from(matches)
      .where(and(eq(teamId, team), wasPlayedBefore(before), only))
      .orderBy(desc(matches.date))
      .limit(limit);
  return sql`(
    (${at(matches.homeTeamId)}) union all (${at(matches.awayTeamId)}) order by date desc limit ${limit}
  )`;
}

/** Last played matches of some teams, newest first; one of two of the teams is there once. */
export function findLastMatches(
  db: Queryable,
  teamIds: readonly number[],
  search: LastMatchesSearch,
): Promise<NamedMatch[]> {
  const ids = sql`(
    select last.id from unnest(${sql.param(teamIds)}::integer[]) as looked(team_id)
    cross join lateral ${lastPlayed(db, sql`looked.team_id`, search)} as last
  )`;
  return findMatches(db, { where: inArray(matches.id, ids), order: 'newestFirst' });
}

/** How many last matches of each team are wanted beside a list, as a query says it; all ten where it does not. */
export const lastParam = numberParam(0, longestWindow, longestWindow);

/** The last played matches of each team that is in some coming matches, newest first; none for a limit of 0. */
export async function lastMatchesOf(
  db: Queryable,
  coming: readonly NamedMatch[],
  now: Date,
  limit = longestWindow,
) {
  const teamIds = [...new Set(coming.flatMap(({ match }) => [match.homeTeamId, match.awayTeamId]))];
  if (teamIds.length === 0 || limit === 0) return [];
  const found = await findLastMatches(db, teamIds, { before: now, limit });
  const lists = new Map(teamIds.map((id): [number, MatchJson[]] => [id, []]));
  // A match that is here for one team is the other's too, which then may have more than are wanted.
  for (const row of found) {
    const json = matchJson(row);
    for (const id of [row.match.homeTeamId, row.match.awayTeamId]) {
      const list = lists.get(id);
      if (list && list.length < limit) list.push(json);
    }
  }
  return [...lists].map(([id, list]) => ({ id, matches: list }));
}
