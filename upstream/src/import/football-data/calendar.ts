import { daysBetween, type SeasonName } from '../season-content.ts';

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

/** Shortest pause between two seasons of a league; the summer of 2020 had no longer one. */
const minPauseDays = 14;

const nameOf = (firstYear: number): SeasonName => ({
  year: String(firstYear),
  name: `${firstYear}/${firstYear + 1}`,
});

/** First year of the season that a day lies in. Seasons turn on 1 July, but in 2020 on 1 August. */
function firstYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= (year === 2020 ? '08-01' : '07-01') ? year : year - 1;
}

/**
 * The seasons of a league's days in one file. A season that runs on past the turn without a pause, as in the
 * summer of 2020, stays one season.
 * @param days `YYYY-MM-DD`, in any order
 */
export function seasonsOfDays(days: Iterable<string>): Map<string, SeasonName> {
  const seasons = new Map<string, SeasonName>();
  let before: { day: string; firstYear: number } | null = null;
  for (const day of [...new Set(days)].sort()) {
    let firstYear = firstYearOf(day);
    if (before && firstYear !== before.firstYear && daysBetween(before.day, day) < minPauseDays) {
      firstYear = before.firstYear;
    }
    seasons.set(day, nameOf(firstYear));
    before = { day, firstYear };
  }
  return seasons;
}

/** Reads a `Season` cell: `2024/2025`, `2024-25` or one year; null when it is none of them. */
export function readSeasonName(text: string): SeasonName | null {
  const match = /^(\d{4})(?:[/-](\d{4}|\d{2}))?$/.exec(text);
  if (!match?.[1]) return null;
  return match[2] === undefined ? { year: match[1], name: match[1] } : nameOf(Number(match[1]));
}
