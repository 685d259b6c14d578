import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';
import { numberParam } from '../http/read-params.ts';
import { findMatches, type MatchJson, matchJson, type NamedMatch } from './find-matches.ts';
import { wasPlayedBefore } from './match-states.ts';

export const longestWindow = 10;

interface LastMatchesSearch {
  before: Date;
  limit: number;
  /** A further condition on `matches`. */
  only?: SQL | undefined;
}

/**
 * A subquery of a team's last played matches, home and away, newest first, by two short index scans. A team never plays
 * two matches at one time, so the time alone orders them.
 * @param team the team's id; may be a column of a table to the left of a `lateral`
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

/** Last played matches of teams, newest first, without duplicates. */
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

/** The query parameter `last`: the number of last matches per team. */
export const lastParam = numberParam(0, longestWindow, longestWindow);

/** The last played matches of each team of the coming matches, newest first; none for a limit of 0. */
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
  // A match found for one team also belongs to its opponent, which may then exceed the limit.
  for (const row of found) {
    const json = matchJson(row);
    for (const id of [row.match.homeTeamId, row.match.awayTeamId]) {
      const list = lists.get(id);
      if (list && list.length < limit) list.push(json);
    }
  }
  return [...lists].map(([id, list]) => ({ id, matches: list }));
}
