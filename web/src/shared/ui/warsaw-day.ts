const day = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Formats a date (ISO 8601 or milliseconds) as `DD.MM.YYYY` in Warsaw's time zone, in which plans start and end. */
export function warsawDay(moment: string | number): string {
  return day.format(new Date(moment));
}

/** The last day in Warsaw before an end (ISO 8601). For an end at midnight it is the day before. */
export function lastDay(end: string): string {
  return warsawDay(Date.parse(end) - 1);
}

/** The month in Warsaw of a moment, such as `2026-03`. */
export const warsawMonth = (moment: number): string =>
  warsawDay(moment).split('.').slice(1).reverse().join('-');
