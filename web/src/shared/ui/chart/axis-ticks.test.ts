import { expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

it('marks an axis with round figures that cover its range', () => {
  expect(axisTicks(-32, 241)).toEqual([-50, 0, 50, 100, 150, 200, 250]);
  expect(axisTicks(0, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(axisTicks(0, 0)).toEqual(expect.arrayContaining([0, 1]));
});
