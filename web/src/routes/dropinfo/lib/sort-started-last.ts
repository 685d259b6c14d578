/** A row with its kick-off in ISO 8601. */
interface Row {
  readonly id: string;
  readonly kickOff: string;
}

/** Rows by kick-off with those in `past` (ids) behind the coming ones, the latest of them first. */
export function sortStartedLast<T extends Row>(rows: readonly T[], past: ReadonlySet<string>): T[] {
  const started = rows.filter(({ id }) => past.has(id));
  return [
    ...rows.filter(({ id }) => !past.has(id)),
    ...started.toSorted((one, other) => Date.parse(other.kickOff) - Date.parse(one.kickOff)),
  ];
}
