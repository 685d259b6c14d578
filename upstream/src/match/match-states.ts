import { and, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
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

/** How long after its kick-off a match without a result is taken to be over: with extra time and delays. */
const longestMatchMs = 3 * 60 * 60_000;

/** The condition that a match is over: it was not called off, and has a result or began long enough ago. */
export function isOver(now: Date): SQL | undefined {
  const withResult = and(lt(matches.date, now), isNotNull(matches.goalHome), isNotNull(matches.goalAway));
  return and(
    eq(matches.calledOff, false),
    or(withResult, lt(matches.date, new Date(now.getTime() - longestMatchMs))),
  );
}
