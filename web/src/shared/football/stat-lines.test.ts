import { describe, expect, it } from 'vitest';
import {
  firstLine,
  isLined,
  isLineOf,
  type LinedStat,
  matchStats,
  shortStats,
  statRanges,
} from './stat-lines.ts';

/** Minimum and maximum line of each stat in the specification. */
const bounds: readonly (readonly [LinedStat, number, number])[] = [
  ['GOALS', 0.5, 6.5],
  ['SHOTS', 5.5, 35.5],
  ['SHOTS_ON_GOAL', 0.5, 35.5],
  ['YELLOW', 0.5, 8.5],
  ['RED', 0.5, 1.5],
  ['CORNERS', 0.5, 20.5],
  ['FOULS', 5.5, 35.5],
];

describe.each(bounds)('lines of %s', (stat, min, max) => {
  it('include the minimum and the maximum', () => {
    expect([min, min + 1, max].map((line) => isLineOf(stat, line))).toEqual([true, true, true]);
    expect([min - 1, max + 1].map((line) => isLineOf(stat, line))).toEqual([false, false]);
  });

  it('are halves', () => {
    expect([min + 0.5, Math.ceil(min), Number.NaN].map((line) => isLineOf(stat, line))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('have a default in the range, for one team not above the one for both', () => {
    for (const scope of ['OWN', 'OPPONENT', 'SUM'] as const) {
      expect(isLineOf(stat, firstLine(stat, scope))).toBe(true);
    }
    expect(firstLine(stat, 'OWN')).toBeLessThanOrEqual(firstLine(stat, 'SUM'));
  });
});

describe('stats', () => {
  it('all have lines except BTTS', () => {
    expect(matchStats.filter(isLined).toSorted()).toEqual(Object.keys(statRanges).toSorted());
    expect(matchStats.filter((stat) => !isLined(stat))).toEqual(['BTTS']);
  });

  it('are goals and BTTS in the short mode', () => {
    expect(shortStats).toEqual(['GOALS', 'BTTS']);
  });
});
