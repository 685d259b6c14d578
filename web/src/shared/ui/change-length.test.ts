import { expect, it } from 'vitest';
import { changeLength } from './drop-rules.ts';

it.each([
  [2, 1.6, 50],
  [2.02, 1.54, 59.4],
  [1.84, 2.46, 84.2],
  [1.5, 4, 100],
  [2, 2, 0],
])('changeLength from %d to %d returns %d', (from, to, length) => {
  expect(changeLength(from, to)).toBe(length);
});
