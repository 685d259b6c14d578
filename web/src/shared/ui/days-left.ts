import { lastDay, warsawDay } from './warsaw-day.ts';

/**
 * Calendar days in Warsaw until the last day: 0 on that day, negative after it.
 * @param now milliseconds since 1970
 * @param end ISO 8601
 */
export function daysLeft(now: number, end: string): number {
  return dayNumber(lastDay(end)) - dayNumber(warsawDay(now));
}

/** Days since 1970 of a day written as DD.MM.YYYY. */
function dayNumber(day: string): number {
  const [date = 1, month = 1, year = 1970] = day.split('.').map(Number);
  return Date.UTC(year, month - 1, date) / 86_400_000;
}
