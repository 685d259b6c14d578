import { expect, test } from 'vitest';
import { resultOf } from './drop.ts';

test.each([
  ['one_x_two', 'home', null, 2, 1, 'won'],
  ['one_x_two', 'draw', null, 1, 1, 'won'],
  ['one_x_two', 'away', null, 1, 1, 'lost'],
  ['totals', 'over', 2.5, 2, 1, 'won'],
  ['totals', 'over', 3, 2, 1, 'void'],
  ['totals', 'over', 2.75, 2, 1, 'half_won'],
  ['totals', 'over', 3.25, 2, 1, 'half_lost'],
  ['totals', 'under', 2.5, 2, 1, 'lost'],
  ['totals', 'under', 3.25, 2, 1, 'half_won'],
  ['handicap', 'home', -1, 2, 1, 'void'],
  ['handicap', 'home', -0.75, 2, 1, 'half_won'],
  ['handicap', 'home', -1.5, 2, 1, 'lost'],
  ['handicap', 'away', 0.5, 2, 1, 'lost'],
  ['handicap', 'away', 1.25, 2, 1, 'half_won'],
  ['handicap', 'away', 0.75, 2, 1, 'half_lost'],
  ['handicap', 'home', 0, 0, 0, 'void'],
  ['totals', 'over', null, 2, 1, null],
] as const)('%s, %s at %s: %i to %i is %s', (market, selection, line, home, away, expected) => {
  expect(resultOf({ market, selection, line }, home, away)).toBe(expected);
});
