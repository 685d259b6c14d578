import { describe, expect, it } from 'vitest';
import { countdownLabel, kickoffState } from './countdown-label.ts';

const at = (days: number, hours: number, minutes: number, seconds: number) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

describe('countdownLabel', () => {
  it.each([
    [at(0, 0, 8, 12), '8m 12s', ''],
    [at(0, 0, 37, 5), '37m 05s', ''],
    [at(0, 0, 0, 9), '9s', ''],
    [at(0, 1, 17, 5), '1h 17m', '05s'],
    [at(0, 1, 0, 0), '1h 00m', '00s'],
    [at(2, 3, 4, 5), '2d 03h', '04m 05s'],
    [at(0, 0, 0, 0), '0s', ''],
    [-at(0, 0, 12, 40), '\u221212m 40s', ''],
    [-at(1, 0, 0, 1), '\u22121d 00h', '00m 01s'],
    [-1, '0s', ''],
  ])('for %d ms left returns %s %s', (left, main, rest) => {
    expect(countdownLabel(left)).toEqual({ main, rest });
  });
});

it.each([
  [at(0, 1, 1, 0), 'far'],
  [at(0, 1, 0, 0), 'far'],
  [at(0, 1, 0, 0) - 1, 'close'],
  [at(0, 0, 30, 0), 'close'],
  [at(0, 0, 30, 0) - 1, 'closer'],
  [0, 'closer'],
  [-1, 'past'],
])('kickoffState with %d ms left returns %s', (left, state) => {
  expect(kickoffState(left)).toBe(state);
});
