/** Rows that stand together. */
export interface RowGroup<T> {
  /** Id of the row that it begins with; the first group keeps its own whatever it begins with. */
  readonly id: string;
  readonly rows: readonly T[];
}

/** About so many rows are in a group. */
const GROUP = 32;

/**
 * Splits rows into groups, which a browser can leave out as a whole while they are not in view. Where a group begins
 * depends on the row itself, so that the groups around stay the same when rows come and go; none begins with a row of
 * `arrived` (ids), so that no row that is there moves to another group when one comes.
 */
export function rowGroups<T extends { readonly id: string }>(
  rows: readonly T[],
  arrived: ReadonlySet<string>,
): RowGroup<T>[] {
  const starts = rows.flatMap(({ id }, index) =>
    index === 0 || (digest(id) % GROUP === 0 && !arrived.has(id)) ? [index] : [],
  );
  return starts.map((start, index) => ({
    id: index === 0 ? 'first' : (rows[start]?.id ?? ''),
    rows: rows.slice(start, starts[index + 1]),
  }));
}

/** A whole number that depends on every character of a text. */
function digest(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
