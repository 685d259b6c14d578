import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import type { Statistic } from '../db/match-statistics.ts';
import { leagues, matches } from '../db/tables.ts';
import { adminMatchJson, countMatches, matchPage } from './find-matches.ts';
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

/** What is counted in a match, by its name on the wire, with the largest number that is taken for one. */
const largestCounts = {
  goal: 30,
  shots: 100,
  shots_on_goal: 100,
  yellow: 30,
  red: 15,
  corners: 50,
  fouls: 100,
} as const;

type CountName = keyof typeof largestCounts;

/** The columns of a match that hold a count of the home and of the away team. */
export const countColumns = {
  goal: { home: 'goalHome', away: 'goalAway' },
  shots: { home: 'shotsHome', away: 'shotsAway' },
  shots_on_goal: { home: 'shotsOnGoalHome', away: 'shotsOnGoalAway' },
  yellow: { home: 'yellowHome', away: 'yellowAway' },
  red: { home: 'redHome', away: 'redAway' },
  corners: { home: 'cornersHome', away: 'cornersAway' },
  fouls: { home: 'foulsHome', away: 'foulsAway' },
} as const satisfies Record<CountName, Record<'home' | 'away', Statistic>>;

/** Every count by its name. */
export const countNames = Object.keys(largestCounts) as CountName[];

/** Both teams of a match. */
export const sides = ['home', 'away'] as const;

/** What a body says of one count: a number, null for not known; undefined where it says nothing. */
export const givenCount = (name: CountName) => z.int().min(0).max(largestCounts[name]).nullish();
