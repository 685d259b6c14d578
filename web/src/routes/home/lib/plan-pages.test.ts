import { expect, it } from 'vitest';
import { planPair } from './plans.ts';

it('shows five plans in pairs, and the last one alone', () => {
  expect([0, 1, 2, 3, 4].map((start) => planPair(start, 5))).toEqual([
    { first: 0, last: 1 },
    { first: 0, last: 1 },
    { first: 2, last: 3 },
    { first: 2, last: 3 },
    { first: 4, last: 4 },
  ]);
});
