import { and, eq, exists, gt, lt, not } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tipMatches, tips } from '../db/tip-tables.ts';

/** How long after the last kick-off a tip waits to be settled. */
const matchLengthMs = 2 * 3_600_000;

/** How many active tips there are whose matches all began more than two hours ago. */
export function countTipsToSettle(db: Queryable, now: Date): Promise<number> {
  const border = new Date(now.getTime() - matchLengthMs);
  const later = db
    .select({ id: tipMatches.id })
    .from(tipMatches)
    .where(and(eq(tipMatches.tipId, tips.id), gt(tipMatches.date, border)));
  return db.$count(
    db
      .select({ id: tips.id })
      .from(tips)
      .where(and(eq(tips.tipStatus, 'tip_active'), lt(tips.date, border), not(exists(later))))
      .as('open'),
  );
}
