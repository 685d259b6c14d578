import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { leagues, matches } from '../db/tables.ts';
import { countMatches, findMatches } from './find-matches.ts';
import { countColumns, countNames, sides } from './match-counts.ts';
import { isOver } from './match-states.ts';
import { adminMatchJson } from './match-version.ts';

/** The most matches of one list. */
const mostShown = 300;

/**
 * Matches of editable leagues that are over and of which a count is not known, newest first, and how many there are
 * in all.
 * @param leagueId only those of this league
 */
export async function matchesWithMissingStatistics(db: Queryable, now: Date, leagueId?: number) {
  const where = and(
    eq(leagues.isEditable, true),
    leagueId === undefined ? undefined : eq(matches.leagueId, leagueId),
    isOver(now),
    lacksStatistics(),
  );
  const found = await findMatches(db, { where, order: 'newestFirst', limit: mostShown });
  const total = found.length < mostShown ? found.length : await countMatches(db, where);
  return { matches: found.map(adminMatchJson), total };
}

/** The condition that a count of a match is not known. */
function lacksStatistics(): SQL | undefined {
  return or(...countNames.flatMap((name) => sides.map((side) => isNull(matches[countColumns[name][side]]))));
}
