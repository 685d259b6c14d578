export interface DayVisits {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly visits: number;
}

const dayMs = 24 * 3_600_000;

/** The last `maxDays` days up to the last visit, earliest first. Days without visits are filled with 0. */
export function lastDays(entries: readonly DayVisits[], maxDays: number): readonly DayVisits[] {
  const visits = new Map(entries.map((entry) => [entry.date, entry.visits]));
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const end = Date.parse(last.date);
  const length = Math.min(maxDays, (end - Date.parse(first.date)) / dayMs + 1);
  return Array.from({ length }, (_, index) => {
    const date = new Date(end - (length - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { date, visits: visits.get(date) ?? 0 };
  });
}
