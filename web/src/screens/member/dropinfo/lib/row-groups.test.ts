import { describe, expect, it } from 'vitest';
import { rowGroups } from './row-groups.ts';

const none: ReadonlySet<string> = new Set();
const row = (id: string) => ({ id });
const many = Array.from({ length: 1000 }, (_, index) => row(`row-${index}`));
const groupOf = (groups: ReturnType<typeof rowGroups>) =>
  new Map(groups.flatMap(({ id, rows }) => rows.map((each) => [each.id, id])));

describe('row groups', () => {
  it('hold every row once, in order, in far fewer groups than rows', () => {
    const groups = rowGroups(many, none);
    expect(groups.flatMap(({ rows }) => rows)).toEqual(many);
    expect(groups.length).toBeGreaterThan(10);
    expect(groups.length).toBeLessThan(100);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  });

  it('keep every row where it is when others arrive, at the beginning and the end too', () => {
    const before = groupOf(rowGroups(many, none));
    const arrived = Array.from({ length: 200 }, (_, index) => row(`new-${index}`));
    const rows = many.flatMap((each, index) => [
      ...arrived.slice(index / 5, index / 5 + (index % 5 ? 0 : 1)),
      each,
    ]);
    rows.push(row('new-200'));
    const after = groupOf(rowGroups(rows, new Set([...arrived.map(({ id }) => id), 'new-200'])));
    expect(after.size).toBe(1201);
    for (const { id } of many) expect(after.get(id)).toBe(before.get(id));
  });

  it('keep the other rows where they are when the first one leaves', () => {
    const before = groupOf(rowGroups(many, none));
    const after = groupOf(rowGroups(many.slice(1), none));
    for (const { id } of many.slice(1)) expect(after.get(id)).toBe(before.get(id));
  });

  it('are none of no rows', () => {
    expect(rowGroups([], none)).toEqual([]);
  });
});
