import type { RowGroup } from './row-groups.ts';

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
