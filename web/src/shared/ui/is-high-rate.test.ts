import { expect, it } from 'vitest';
import { isHighRate } from './hit-rate-bar.tsx';

it.each([
  [7, 10, true],
  [6, 10, false],
  [4, 5, true],
  [3, 5, false],
  [70, 100, true],
  [69, 100, false],
  [0, 0, false],
])('isHighRate of %i out of %i returns %s', (hits, sample, expected) => {
  expect(isHighRate(hits, sample)).toBe(expected);
});
