/** Visits on a day. */
export interface DayVisits {
  /** The day, YYYY-MM-DD. */
  readonly date: string;
  readonly visits: number;
}

const day = 24 * 3_600_000;

/** The last so many days up to the last one with visits, earliest first, days without any filled in as 0. */
export function lastDays(counted: readonly DayVisits[], most: number): readonly DayVisits[] {
  const visits = new Map(counted.map((entry) => [entry.date, entry.visits]));
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return [];
  const end = Date.parse(last.date);
  const length = Math.min(most, (end - Date.parse(first.date)) / day + 1);
  return Array.from({ length }, (_, place) => {
    const date = new Date(end - (length - 1 - place) * day).toISOString().slice(0, 10);
    return { date, visits: visits.get(date) ?? 0 };
  });
}
