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

  it('stay as they are below when rows come on top of all others, which fill groups of the same size', () => {
    const before = groupOf(rowGroups(many, none));
    const arrived: ReturnType<typeof row>[] = [];
    let known = before;
    for (let number = 0; number < 600; number += 5) {
      arrived.unshift(...Array.from({ length: 5 }, (_, index) => row(`new-${number + index}`)));
      const after = groupOf(rowGroups([...arrived, ...many], new Set(arrived.map(({ id }) => id))));
      const moved = [...known].filter(([id, group]) => id.startsWith('row') && after.get(id) !== group);
      expect(moved).toEqual([]);
      known = after;
    }
    expect(new Set(arrived.map(({ id }) => known.get(id))).size).toBeGreaterThan(30);
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
