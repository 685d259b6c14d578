import { describe, expect, it } from 'vitest';
import { bandHalfWidth } from './confidence-band.ts';

describe('the 95 % band of a result', () => {
  const even = { won: 50, lost: 50, stakeUnits: 100, profitUnits: 0 };

  it('is 1.96 standard deviations of a fair coin at even odds', () => {
    expect(bandHalfWidth(even, 1)).toBeCloseTo(1.96);
    expect(bandHalfWidth(even, 100)).toBeCloseTo(19.6);
  });

  it('is wider at longer odds', () => {
    const long = { won: 25, lost: 75, stakeUnits: 100, profitUnits: 0 };
    expect(bandHalfWidth(long, 100)).toBeCloseTo(1.96 * Math.sqrt(3 * 100));
  });

  it('grows with the stake', () => {
    expect(bandHalfWidth({ ...even, stakeUnits: 200 }, 1)).toBeCloseTo(3.92);
  });

  it('is null when all tips won or all lost', () => {
    expect(bandHalfWidth({ won: 3, lost: 0, stakeUnits: 3, profitUnits: 2 }, 3)).toBeNull();
    expect(bandHalfWidth({ won: 0, lost: 0, stakeUnits: 0, profitUnits: 0 }, 0)).toBeNull();
  });
});
