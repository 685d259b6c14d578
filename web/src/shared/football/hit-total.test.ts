import { describe, expect, it } from 'vitest';
import { hitTotal } from './hit-total.ts';

const counts = (home: readonly [number, number] | null, away: readonly [number, number] | null) => ({
  homeHits: home?.[0] ?? null,
  homeSample: home?.[1] ?? null,
  awayHits: away?.[0] ?? null,
  awaySample: away?.[1] ?? null,
});

describe('the count that decides', () => {
  it('is that of the side that is looked at', () => {
    expect(hitTotal(counts([4, 5], null), false)).toEqual({ hits: 4, sampleSize: 5 });
    expect(hitTotal(counts(null, [3, 5]), false)).toEqual({ hits: 3, sampleSize: 5 });
  });

  it('is the lower one of each team by itself', () => {
    expect(hitTotal(counts([4, 5], [3, 5]), false)).toEqual({ hits: 3, sampleSize: 5 });
    expect(hitTotal(counts([2, 5], [3, 5]), false)).toEqual({ hits: 2, sampleSize: 5 });
  });

  it('is the sum of both together', () => {
    expect(hitTotal(counts([4, 5], [3, 5]), true)).toEqual({ hits: 7, sampleSize: 10 });
  });

  it('is none where nothing is known', () => {
    expect(hitTotal(counts(null, null), true)).toBeNull();
  });
});
