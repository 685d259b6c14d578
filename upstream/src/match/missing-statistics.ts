import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { leagues, matches } from '../db/tables.ts';
import { countMatches, matchPage } from './find-matches.ts';
import { countColumns, countNames, sides } from './match-counts.ts';
import { adminMatchJson } from './match-json.ts';
import { isOver } from './match-states.ts';

/**
 * A page of the matches of editable leagues that are over and of which a count is not known, newest first, and how many
 * there are in all; of one league where `leagueId` names one.
 */
export async function matchesWithMissingStatistics(
  db: Queryable,
  now: Date,
  { leagueId, page, perPage }: { leagueId: number | undefined; page: number; perPage: number },
) {
  const search = { where: missing(now, leagueId), order: 'newestFirst', page, perPage } as const;
  return (await matchPage(db, search, adminMatchJson)).json;
}

/** How many such matches there are. */
export const countMissingStatistics = (db: Queryable, now: Date): Promise<number> =>
  countMatches(db, missing(now));

const missing = (now: Date, leagueId?: number): SQL | undefined =>
  and(
    eq(leagues.isEditable, true),
    leagueId === undefined ? undefined : eq(matches.leagueId, leagueId),
    isOver(now),
    lacksStatistics(),
  );

/** The condition that a count of a match is not known. */
function lacksStatistics(): SQL | undefined {
  return or(...countNames.flatMap((name) => sides.map((side) => isNull(matches[countColumns[name][side]]))));
}
