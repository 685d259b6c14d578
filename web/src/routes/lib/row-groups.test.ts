import { describe, expect, it } from 'vitest';
import { matchGroups, rowGroups } from './row-groups.ts';

const none: ReadonlySet<string> = new Set();
const row = (id: string) => ({ id });
const many = Array.from({ length: 1000 }, (_, index) => row(`row-${index}`));
const groupOf = (groups: ReturnType<typeof rowGroups>) =>
  new Map(groups.flatMap(({ id, rows }) => rows.map((each) => [each.id, id])));

describe('row groups', () => {
  it('contain every row once, in order, in far fewer groups than rows', () => {
    const groups = rowGroups(many, none);
    expect(groups.flatMap(({ rows }) => rows)).toEqual(many);
    expect(groups.length).toBeGreaterThan(10);
    expect(groups.length).toBeLessThan(100);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  });

  it('do not move a row when others arrive, also at the beginning and the end', () => {
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

  it('stay the same when rows are prepended, which fill groups of the same size', () => {
    const before = groupOf(rowGroups(many, none));
    const arrived: ReturnType<typeof row>[] = [];
    let previous = before;
    for (let number = 0; number < 600; number += 5) {
      arrived.unshift(...Array.from({ length: 5 }, (_, index) => row(`new-${number + index}`)));
      const after = groupOf(rowGroups([...arrived, ...many], new Set(arrived.map(({ id }) => id))));
      const moved = [...previous].filter(([id, group]) => id.startsWith('row') && after.get(id) !== group);
      expect(moved).toEqual([]);
      previous = after;
    }
    expect(new Set(arrived.map(({ id }) => previous.get(id))).size).toBeGreaterThan(30);
  });

  it('do not move the other rows when the first one is removed', () => {
    const before = groupOf(rowGroups(many, none));
    const after = groupOf(rowGroups(many.slice(1), none));
    for (const { id } of many.slice(1)) expect(after.get(id)).toBe(before.get(id));
  });

  it('are empty without rows', () => {
    expect(rowGroups([], none)).toEqual([]);
  });
});

describe('match groups', () => {
  const matchRow = (id: string, title: string, kickOff = '2026-03-14T18:00:00Z') => ({ id, title, kickOff });

  it('collect the rows of a match at its first row, in order', () => {
    const rows = [
      matchRow('a', 'Odra'),
      matchRow('b', 'Warta'),
      matchRow('c', 'Odra'),
      matchRow('d', 'Warta'),
      matchRow('e', 'Odra'),
    ];
    expect(matchGroups(rows).map((group) => group.rows.map(({ id }) => id))).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ]);
  });

  it('separate two matches of the same teams', () => {
    const groups = matchGroups([matchRow('a', 'Odra'), matchRow('b', 'Odra', '2026-04-14T18:00:00Z')]);
    expect(groups).toHaveLength(2);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(2);
  });
});
