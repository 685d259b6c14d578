import { expect, it } from 'vitest';
import { isBigDrop } from './drop-rules.ts';

it.each([
  [0.1999, false],
  [0.2, true],
  [0.2376, true],
])('a fall of %d is highlighted: %s', (drop, isBig) => {
  expect(isBigDrop(drop)).toBe(isBig);
});
