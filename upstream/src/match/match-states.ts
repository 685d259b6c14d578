import { and, asc, eq, gt, gte, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';

const isHeld = eq(matches.calledOff, false);
const hasResult = and(isNotNull(matches.goalHome), isNotNull(matches.goalAway));

/** Conditions on matches. A match that was called off is neither coming nor played nor over. */
export const isComing = (now: Date): SQL | undefined =>
  and(gt(matches.date, now), isHeld, or(isNull(matches.goalHome), isNull(matches.goalAway)));

export const wasPlayedBefore = (time: Date): SQL | undefined =>
  and(lt(matches.date, time), isHeld, hasResult);

/** A match without a result counts as over after this time; it includes extra time and delays. */
const maxMatchMs = 3 * 60 * 60_000;

export const isOver = (now: Date): SQL | undefined =>
  and(
    isHeld,
    or(and(lt(matches.date, now), hasResult), lt(matches.date, new Date(now.getTime() - maxMatchMs))),
  );

/** The next time at which a condition may change for a match without a write, in unix milliseconds; infinite for none. */
export async function nextStateChange(db: Queryable, now: Date): Promise<number> {
  const changeAfter = async (delayMs: number) => {
    const [match] = await db
      .select({ date: matches.date })
      .from(matches)
      .where(gte(matches.date, new Date(now.getTime() - delayMs)))
      .orderBy(asc(matches.date))
      .limit(1);
    return match ? match.date.getTime() + delayMs : Number.POSITIVE_INFINITY;
  };
  return Math.min(await changeAfter(0), await changeAfter(maxMatchMs));
}
