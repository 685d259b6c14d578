import { and, eq } from 'drizzle-orm';
import { findAutofilters, matchesWithHits } from '../../../upstream/src/autofilter/autofilter-queries.ts';
import { withMarks } from '../../../upstream/src/autofilter/marks.ts';
import type { Database } from '../../../upstream/src/db/database.ts';
import * as tables from '../../../upstream/src/db/schema.ts';
import { findSeason } from '../../../upstream/src/league/league-queries.ts';
import { standingsOf } from '../../../upstream/src/league/standings.ts';
import { findMatches } from '../../../upstream/src/match/find-matches.ts';
import { lastMatchesOf } from '../../../upstream/src/match/last-matches.ts';
import { isComing } from '../../../upstream/src/match/match-states.ts';
import { type Plan, slowestStatement } from '../slowest-statement.ts';

/** The slowest statement of the league page and of the autofilters' matches, with its plan. */
export const slowestPlan = (url: string, leagueId: number, userId: number): Promise<Plan> =>
  slowestStatement(url, (db) => readPages(db, leagueId, userId));

async function readPages(db: Database, leagueId: number, userId: number): Promise<void> {
  const now = new Date();
  const { season } = await findSeason(db, String(leagueId), undefined);
  if (season === null) throw new Error('The league has no season');
  await standingsOf(db, { ...season, leagueId }, 'pl');
  const coming = await findMatches(db, { where: and(eq(tables.matches.seasonId, season.id), isComing(now)) });
  await lastMatchesOf(db, coming, now, 5);
  const autofilters = await findAutofilters(db, userId);
  const picking = { autofilters, userId, now };
  const { json } = await matchesWithHits(db, picking, { limit: 50, offset: 0 });
  await withMarks(db, picking, json);
}
