import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { matches } from '../db/tables.ts';

/** The condition that a match is coming: after now, not called off and without a result. */
export function isComing(now: Date): SQL | undefined {
  return and(
    gt(matches.date, now),
    eq(matches.calledOff, false),
    or(isNull(matches.goalHome), isNull(matches.goalAway)),
  );
}

/** The condition that a match was played before a time: it has a result and was not called off. */
export function wasPlayedBefore(time: Date): SQL | undefined {
  return and(
    lt(matches.date, time),
    eq(matches.calledOff, false),
    isNotNull(matches.goalHome),
    isNotNull(matches.goalAway),
  );
}
