import { describe, expect, it } from 'vitest';
import { hitTotal } from './hit-total.ts';

const counts = (home: readonly [number, number] | null, away: readonly [number, number] | null) => ({
  homeHits: home?.[0] ?? null,
  homeSample: home?.[1] ?? null,
  awayHits: away?.[0] ?? null,
  awaySample: away?.[1] ?? null,
});

describe('hitTotal', () => {
  it('returns the count of the only side', () => {
    expect(hitTotal(counts([4, 5], null), false)).toEqual({ hits: 4, sampleSize: 5 });
    expect(hitTotal(counts(null, [3, 5]), false)).toEqual({ hits: 3, sampleSize: 5 });
  });

  it('returns the lower rate of two sides', () => {
    expect(hitTotal(counts([4, 5], [3, 5]), false)).toEqual({ hits: 3, sampleSize: 5 });
    expect(hitTotal(counts([2, 5], [3, 5]), false)).toEqual({ hits: 2, sampleSize: 5 });
  });

  it('returns the sum of two sides when isSum is set', () => {
    expect(hitTotal(counts([4, 5], [3, 5]), true)).toEqual({ hits: 7, sampleSize: 10 });
  });

  it('returns null without counts', () => {
    expect(hitTotal(counts(null, null), true)).toBeNull();
  });
});
