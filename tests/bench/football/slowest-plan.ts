import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findAutofilters, matchesWithHits } from '../../../upstream/src/autofilter/autofilter-queries.ts';
import { withMarks } from '../../../upstream/src/autofilter/marks.ts';
import type { Database } from '../../../upstream/src/db/database.ts';
import * as tables from '../../../upstream/src/db/schema.ts';
import { findSeason } from '../../../upstream/src/league/find-season.ts';
import { standingsOf } from '../../../upstream/src/league/standings.ts';
import { findMatches } from '../../../upstream/src/match/find-matches.ts';
import { lastMatchesOf } from '../../../upstream/src/match/last-matches.ts';
import { isComing } from '../../../upstream/src/match/match-states.ts';

/** How long a statement ran, in milliseconds, and its plan with what it did in truth. */
export interface Plan {
  ms: number;
  text: string;
}

interface Statement {
  text: string;
  params: unknown[];
}

const repeats = 10;

/**
 * Has the server explain each statement of the league page and of the autofilters' matches, several times over;
 * answers the quickest run of the one that is slowest then.
 */
export async function slowestPlan(url: string, leagueId: number, userId: number): Promise<Plan> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  try {
    await readPages(drizzle(pool, { schema: tables, logger }), leagueId, userId);
    let slowest: Plan = { ms: 0, text: '' };
    for (const statement of statements) {
      const plan = await quickestRun(pool, statement);
      if (plan.ms > slowest.ms) slowest = plan;
    }
    return slowest;
  } finally {
    await pool.end();
  }
}

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

async function quickestRun(pool: pg.Pool, { text, params }: Statement): Promise<Plan> {
  let best: Plan = { ms: Number.POSITIVE_INFINITY, text: '' };
  for (let turn = 0; turn < repeats; turn += 1) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const ms = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
    if (ms < best.ms) best = { ms, text: plan };
  }
  return best;
}
