/** A match by its id and kick-off in ISO 8601. */
interface Match {
  readonly id: string;
  readonly date: string;
}

/** Ids of the matches that start next, nearest first, at most `count` of them; `now` is in milliseconds. */
export function nextByKickoff(matches: readonly Match[], now: number, count: number): string[] {
  return matches
    .filter(({ date }) => Date.parse(date) >= now)
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
    .slice(0, count)
    .map(({ id }) => id);
}
