import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

/**
 * A point in time so many calendar months later by the clocks of Warsaw: the same hour of the same day, or of the
 * month's last day where there is none such.
 */
export async function addMonths(db: Queryable, from: Date, months: number): Promise<Date> {
  const { rows } = await db.execute<{ later: string }>(
    sql`select (extract(epoch from
      ((${from.toISOString()}::timestamptz at time zone 'Europe/Warsaw') + make_interval(months => ${months}))
      at time zone 'Europe/Warsaw') * 1000)::text as later`,
  );
  return new Date(Number(rows[0]?.later));
}
