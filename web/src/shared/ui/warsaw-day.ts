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
