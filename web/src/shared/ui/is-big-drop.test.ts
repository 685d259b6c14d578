import { expect, it } from 'vitest';
import { isBigDrop } from './drop-rules.ts';

it.each([
  [0.1999, false],
  [0.2, true],
  [0.2376, true],
])('isBigDrop of %d returns %s', (drop, isBig) => {
  expect(isBigDrop(drop)).toBe(isBig);
});
