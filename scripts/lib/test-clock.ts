import { UserError } from './user-error.ts';

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Parses a Warsaw time such as `2026-12-31T23:58`.
 * @throws UserError for an invalid time, including one that daylight saving time skips
 */
export function parseTestClock(text: string): Date {
  for (const offset of ['+01:00', '+02:00']) {
    const date = new Date(`${text}${offset}`);
    if (!Number.isNaN(date.getTime()) && warsaw.format(date).replace(' ', 'T') === text) return date;
  }
  throw new UserError(`--clock must be a time in Warsaw, as 2026-12-31T23:58; it is "${text}".`);
}
