interface RowGroup<T> {
  /** Stable while rows are added and removed around the group. */
  readonly id: string;
  readonly rows: readonly T[];
}

const averageGroupSize = 12;

/**
 * Splits rows into groups that can be skipped as a whole while off screen. A hash of a row's id decides whether it begins a group, so that
 * adding and removing rows leaves other groups the same. No row moves to another group when rows of `arrived` (ids) are added: they begin
 * no group. Those above all others fill groups from the bottom, each with the id of its last row.
 */
export function rowGroups<T extends { readonly id: string }>(
  rows: readonly T[],
  arrived: ReadonlySet<string>,
): RowGroup<T>[] {
  const groups: RowGroup<T>[] = [];
  let id = 'first';
  let group: T[] = [];
  let isAbove = true;
  for (const row of rows) {
    const isExisting = !arrived.has(row.id);
    if (isExisting && !isAbove && isBoundary(row.id)) {
      groups.push({ id, rows: group });
      id = row.id;
      group = [];
    }
    if (isExisting) isAbove = false;
    group.push(row);
    if (isAbove && isBoundary(row.id)) {
      groups.push({ id: row.id, rows: group });
      group = [];
    }
  }
  if (group.length > 0) groups.push({ id, rows: group });
  return groups;
}

/** Whether a row is a group boundary, by a hash of its id. */
function isBoundary(id: string): boolean {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1)
    hash = (Math.imul(hash, 31) + id.charCodeAt(index)) >>> 0;
  return hash % averageGroupSize === 0;
}

/** A row of a match; dropinfos identify it only by title and kick-off. */
interface Row {
  readonly title: string;
  readonly kickOff: string;
}

/** Groups rows by match, in the order of each match's first row. */
export function matchGroups<T extends Row>(rows: readonly T[]): RowGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const id = `${row.kickOff} ${row.title}`;
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups].map(([id, matchRows]) => ({ id, rows: matchRows }));
}
