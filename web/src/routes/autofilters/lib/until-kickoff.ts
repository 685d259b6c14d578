/** What of a list by kick-off lies before a limit. */
interface BeforeLimit<Row> {
  readonly rows: readonly Row[];
  /** Whether the limit lies within the rows that are here, so that further pages have nothing more. */
  readonly isEnded: boolean;
}

/** The rows of a list by kick-off (dates in ISO 8601) up to a limit, which is included; all of them without one. */
export function untilKickoff<Row extends { readonly date: string }>(
  rows: readonly Row[],
  until: Date | null,
): BeforeLimit<Row> {
  if (until === null) return { rows, isEnded: false };
  const end = rows.findIndex(({ date }) => Date.parse(date) > until.getTime());
  return end < 0 ? { rows, isEnded: false } : { rows: rows.slice(0, end), isEnded: true };
}
