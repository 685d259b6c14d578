import { daysBetween } from './calendar.ts';

/** A season: `year` is its first year, `name` as people write it. */
export interface SeasonName {
  year: string;
  name: string;
}

/** Shortest pause between two seasons of a league; the summer of 2020 had no longer one. */
const leastPause = 14;

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
    if (before && firstYear !== before.firstYear && daysBetween(before.day, day) < leastPause) {
      firstYear = before.firstYear;
    }
    seasons.set(day, nameOf(firstYear));
    before = { day, firstYear };
  }
  return seasons;
}

/** Reads a `Season` cell: `2024/2025`, `2024-25` or one year; null when it is none of them. */
export function readSeason(text: string): SeasonName | null {
  const match = /^(\d{4})(?:[/-](\d{4}|\d{2}))?$/.exec(text);
  if (!match?.[1]) return null;
  return match[2] === undefined ? { year: match[1], name: match[1] } : nameOf(Number(match[1]));
}
