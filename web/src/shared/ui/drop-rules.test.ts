import { expect, it } from 'vitest';
import { changeLength, isBigDrop } from './drop-rules.ts';

it.each([
  [2, 1.6, 50],
  [2.02, 1.54, 59.4],
  [1.84, 2.46, 84.2],
  [1.5, 4, 100],
  [2, 2, 0],
])('changeLength from %d to %d returns %d', (from, to, length) => {
  expect(changeLength(from, to)).toBe(length);
});

it.each([
  [0.1999, false],
  [0.2, true],
  [(2 - 1.6) / 2, true],
  [0.2376, true],
])('isBigDrop of %d returns %s', (drop, isBig) => {
  expect(isBigDrop(drop)).toBe(isBig);
});
