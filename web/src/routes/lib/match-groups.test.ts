import { expect, it } from 'vitest';
import { matchGroups } from './row-groups.ts';

const row = (id: string, title: string, kickOff = '2026-03-14T18:00:00Z') => ({ id, title, kickOff });

it('puts the rows of a match where its first one stands, in their order', () => {
  const rows = [row('a', 'Odra'), row('b', 'Warta'), row('c', 'Odra'), row('d', 'Warta'), row('e', 'Odra')];
  expect(matchGroups(rows).map((group) => group.rows.map(({ id }) => id))).toEqual([
    ['a', 'c', 'e'],
    ['b', 'd'],
  ]);
});

it('keeps two matches of the same teams apart', () => {
  const groups = matchGroups([row('a', 'Odra'), row('b', 'Odra', '2026-04-14T18:00:00Z')]);
  expect(groups).toHaveLength(2);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2);
});
