const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});
const offsets = new Map<string, number>();

/** How far London's clock is ahead of UTC around the middle of a day, in milliseconds. */
function londonOffset(day: string): number {
  const known = offsets.get(day);
  if (known !== undefined) return known;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const parts = new Map(london.formatToParts(noon).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  offsets.set(day, shown - noon);
  return shown - noon;
}

/**
 * Reads a day written dd/mm/yy or dd/mm/yyyy.
 * @returns `YYYY-MM-DD`, or null when it is no day of the calendar
 */
export function readDay(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (!match) return null;
  const [day, month, year] = match.slice(1).map(Number);
  if (day === undefined || month === undefined || year === undefined) return null;
  const fullYear = year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && fullYear >= 1870;
  return real ? date.toISOString().slice(0, 10) : null;
}

/** Kick-off of a day whose time is not known: noon in UTC, the same day everywhere in Europe. */
export function unknownKickOff(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/**
 * Kick-off in UTC from a day and the time that the clock in London shows.
 * @returns null when there is no time, or none that a clock shows
 */
export function readKickOff(day: string, time: string): Date | null {
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/.exec(time);
  const hour = Number(match?.[1] ?? 24);
  const minute = Number(match?.[2] ?? 60);
  if (hour > 23 || minute > 59) return null;
  const clock = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  return new Date(clock - londonOffset(day));
}

/** Whole days from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
