import { expect, it } from 'vitest';
import { kickoffState } from './countdown-label.ts';

const MINUTE = 60_000;

it.each([
  [61 * MINUTE, 'far'],
  [60 * MINUTE, 'far'],
  [60 * MINUTE - 1, 'close'],
  [30 * MINUTE, 'close'],
  [30 * MINUTE - 1, 'closer'],
  [0, 'closer'],
  [-1, 'past'],
])('kickoffState with %d ms left returns %s', (left, state) => {
  expect(kickoffState(left)).toBe(state);
});
