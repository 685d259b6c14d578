/** Rows that stand together. */
export interface RowGroup<T> {
  /** What the group is known by while rows come and go around it. */
  readonly id: string;
  readonly rows: readonly T[];
}

/** About so many rows are in a group. */
const GROUP = 12;

/**
 * Splits rows into groups, which can be left out as a whole while they are not in view. Where one begins depends on the
 * row itself, so that the groups around stay the same when rows come and go. No row that is there moves to another group
 * when one of `arrived` (ids) comes: none begins with such a row, and those that came on top of all others fill groups
 * of their own from below, each known by the row that it ends with.
 */
export function rowGroups<T extends { readonly id: string }>(
  rows: readonly T[],
  arrived: ReadonlySet<string>,
): RowGroup<T>[] {
  const groups: RowGroup<T>[] = [];
  let id = 'first';
  let group: T[] = [];
  let isOnTop = true;
  for (const row of rows) {
    const isOld = !arrived.has(row.id);
    if (isOld && !isOnTop && isEdge(row.id)) {
      groups.push({ id, rows: group });
      id = row.id;
      group = [];
    }
    if (isOld) isOnTop = false;
    group.push(row);
    if (isOnTop && isEdge(row.id)) {
      groups.push({ id: row.id, rows: group });
      group = [];
    }
  }
  if (group.length > 0) groups.push({ id, rows: group });
  return groups;
}

/** Whether a row stands at the edge of a group, by a whole number that depends on every character of its id. */
function isEdge(id: string): boolean {
  let sum = 0;
  for (let place = 0; place < id.length; place += 1) sum = (Math.imul(sum, 31) + id.charCodeAt(place)) >>> 0;
  return sum % GROUP === 0;
}

/** A row with its match: dropinfos have no other name for it than its title and its kick-off. */
interface Row {
  readonly title: string;
  readonly kickOff: string;
}

/** Rows by their matches, a match where its first row stands, its rows in their order. */
export function matchGroups<T extends Row>(rows: readonly T[]): RowGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const id = `${row.kickOff} ${row.title}`;
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups].map(([id, ofMatch]) => ({ id, rows: ofMatch }));
}
