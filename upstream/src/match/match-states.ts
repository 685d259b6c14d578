import { and, eq, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { matches } from '../db/tables.ts';

/** The match is in the future, not called off and has no result. */
export function isComing(now: Date): SQL | undefined {
  return and(
    gt(matches.date, now),
    eq(matches.calledOff, false),
    or(isNull(matches.goalHome), isNull(matches.goalAway)),
  );
}

/** The match began before a time, has a result and was not called off. */
export function wasPlayedBefore(time: Date): SQL | undefined {
  return and(
    lt(matches.date, time),
    eq(matches.calledOff, false),
    isNotNull(matches.goalHome),
    isNotNull(matches.goalAway),
  );
}

/** A match without a result counts as over after this time; it includes extra time and delays. */
const maxMatchMs = 3 * 60 * 60_000;

/** The match was not called off, and has a result or began at least `maxMatchMs` ago. */
export function isOver(now: Date): SQL | undefined {
  const withResult = and(lt(matches.date, now), isNotNull(matches.goalHome), isNotNull(matches.goalAway));
  return and(
    eq(matches.calledOff, false),
    or(withResult, lt(matches.date, new Date(now.getTime() - maxMatchMs))),
  );
}
