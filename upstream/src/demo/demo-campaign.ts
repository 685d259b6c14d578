import { sql } from 'drizzle-orm';
import { campaignVisits } from '../db/account-tables.ts';
import type { Queryable } from '../db/database.ts';

/** Visits of the campaign's page, latest day first: loud at its begin, quiet on some days since. */
const visits = [
  14, 9, 0, 11, 17, 12, 8, 6, 13, 19, 22, 0, 15, 10, 12, 24, 31, 28, 20, 16, 18, 27, 35, 41, 33, 26, 30, 52,
  68, 90, 74, 61, 88, 124, 147, 112, 58, 21,
] as const;

/** What the campaign's screen shows: some weeks of visits by day in Poland. Days that are counted already stay. */
export async function makeDemoCampaign(db: Queryable, now: Date): Promise<void> {
  const counted = visits.flatMap((count, daysAgo) =>
    count === 0
      ? []
      : [
          {
            day: sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Warsaw')::date - ${daysAgo}::integer`,
            visits: count,
          },
        ],
  );
  await db.insert(campaignVisits).values(counted).onConflictDoNothing();
}
