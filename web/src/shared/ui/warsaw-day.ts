const day = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/**
 * The day of a moment (ISO 8601, or milliseconds since 1970) in Warsaw, where plans begin and end, as DD.MM.YYYY
 * wherever the reader is.
 */
export function warsawDay(moment: string | number): string {
  return day.format(new Date(moment));
}

/** The last day, as DD.MM.YYYY in Warsaw, of what ends at a moment (ISO 8601): one that ends at midnight has no next day. */
export function lastDay(end: string): string {
  return warsawDay(Date.parse(end) - 1);
}
