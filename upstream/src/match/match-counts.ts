import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import type { Statistic } from '../db/match-statistics.ts';
import { leagues, matches } from '../db/tables.ts';
import { adminMatchJson, countMatches, matchPage } from './find-matches.ts';
import { isOver } from './match-states.ts';

/** A page of the finished matches of editable leagues that lack a count, newest first, with the total. */
export async function matchesWithMissingStatistics(
  db: Queryable,
  now: Date,
  { leagueId, page, perPage }: { leagueId: number | undefined; page: number; perPage: number },
) {
  const search = { where: missing(now, leagueId), order: 'newestFirst', page, perPage } as const;
  return (await matchPage(db, search, adminMatchJson)).json;
}

export const countMissingStatistics = (db: Queryable, now: Date): Promise<number> =>
  countMatches(db, missing(now));

const missing = (now: Date, leagueId?: number): SQL | undefined =>
  and(
    eq(leagues.isEditable, true),
    leagueId === undefined ? undefined : eq(matches.leagueId, leagueId),
    isOver(now),
    lacksStatistics(),
  );

function lacksStatistics(): SQL | undefined {
  return or(...countNames.flatMap((name) => sides.map((side) => isNull(matches[countColumns[name][side]]))));
}

/** The largest accepted value of each count, by its name in the API. */
const maxCounts = {
  goal: 30,
  shots: 100,
  shots_on_goal: 100,
  yellow: 30,
  red: 15,
  corners: 50,
  fouls: 100,
} as const;

type CountName = keyof typeof maxCounts;

/** The columns of each count. */
export const countColumns = {
  goal: { home: 'goalHome', away: 'goalAway' },
  shots: { home: 'shotsHome', away: 'shotsAway' },
  shots_on_goal: { home: 'shotsOnGoalHome', away: 'shotsOnGoalAway' },
  yellow: { home: 'yellowHome', away: 'yellowAway' },
  red: { home: 'redHome', away: 'redAway' },
  corners: { home: 'cornersHome', away: 'cornersAway' },
  fouls: { home: 'foulsHome', away: 'foulsAway' },
} as const satisfies Record<CountName, Record<'home' | 'away', Statistic>>;

export const countNames = Object.keys(maxCounts) as CountName[];

export const sides = ['home', 'away'] as const;

/** A count in a request body: null removes it, undefined leaves it unchanged. */
export const countField = (name: CountName) => z.int().min(0).max(maxCounts[name]).nullish();
