const format = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Formats a date (ISO 8601 or milliseconds) as `DD.MM.YYYY` in Warsaw's time zone, in which plans start and end. */
export function warsawDay(moment: string | number): string {
  return format.format(new Date(moment));
}

/** The last day in Warsaw before an end (ISO 8601). For an end at midnight it is the day before. */
export function lastDay(end: string): string {
  return warsawDay(Date.parse(end) - 1);
}

/** The month in Warsaw of a moment, such as `2026-03`. */
export const warsawMonth = (moment: number): string =>
  warsawDay(moment).split('.').slice(1).reverse().join('-');

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
