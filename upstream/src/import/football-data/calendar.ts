import { zoneOffset } from '../../local-time.ts';
import { daysBetween, defaultKickOff, type SeasonName } from '../season-content.ts';

/**
 * Parses dd/mm/yy or dd/mm/yyyy.
 * @returns `YYYY-MM-DD`, or null for an invalid date
 */
export function readDay(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text);
  if (!match) return null;
  const [day, month, year] = match.slice(1).map(Number);
  if (day === undefined || month === undefined || year === undefined) return null;
  const fullYear = year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const isValid = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && fullYear >= 1870;
  return isValid ? date.toISOString().slice(0, 10) : null;
}

/**
 * Kick-off from a day and the time in London.
 * @returns null for a missing or invalid time
 */
export function readKickOff(day: string, time: string): Date | null {
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/.exec(time);
  const hour = Number(match?.[1] ?? 24);
  const minute = Number(match?.[2] ?? 60);
  if (hour > 23 || minute > 59) return null;
  const offset = zoneOffset('Europe/London', defaultKickOff(day).getTime());
  return new Date(Date.parse(day) + (hour * 60 + minute) * 60_000 - offset);
}

/** Shortest pause between two seasons of a league, as in the summer of 2020. */
const minPauseDays = 14;

const nameOf = (firstYear: number): SeasonName => ({
  year: String(firstYear),
  name: `${firstYear}/${firstYear + 1}`,
});

/** First year of the season of a day. Seasons start on 1 July, in 2020 on 1 August. */
function firstYearOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= (year === 2020 ? '08-01' : '07-01') ? year : year - 1;
}

/**
 * Maps the match days of a league in one file to their seasons. Days past the boundary belong to the previous season when
 * there was no pause, as in the summer of 2020.
 * @param days `YYYY-MM-DD`, in any order
 */
export function seasonsOfDays(days: Iterable<string>): Map<string, SeasonName> {
  const seasons = new Map<string, SeasonName>();
  let previous: { day: string; firstYear: number } | null = null;
  for (const day of [...new Set(days)].sort()) {
    let firstYear = firstYearOf(day);
    if (previous && firstYear !== previous.firstYear && daysBetween(previous.day, day) < minPauseDays) {
      firstYear = previous.firstYear;
    }
    seasons.set(day, nameOf(firstYear));
    previous = { day, firstYear };
  }
  return seasons;
}

/** Parses a `Season` cell: `2024/2025`, `2024-25` or one year; null for anything else. */
export function readSeasonName(text: string): SeasonName | null {
  const match = /^(\d{4})(?:[/-](\d{4}|\d{2}))?$/.exec(text);
  if (!match?.[1]) return null;
  return match[2] === undefined ? { year: match[1], name: match[1] } : nameOf(Number(match[1]));
}
