import { expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

it.each([
  [2, 1.6, 50, true],
  [2.02, 1.54, 59.4, true],
  [1.84, 2.46, 84.2, false],
  [1.5, 4, 100, false],
  [2, 2, 0, false],
])('from %d to %d the line has %d %% of the scale, fallen: %s', (from, to, length, fell) => {
  expect(priceChange(from, to)).toEqual({ length, fell });
});
