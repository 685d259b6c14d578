import type { autofilterHit_hit$data } from '../../__generated__/autofilterHit_hit.graphql.ts';

/** How many of each team's last matches satisfied an autofilter's line; null for a side that is not evaluated. */
type HitCounts = Pick<autofilterHit_hit$data, 'homeHits' | 'homeSample' | 'awayHits' | 'awaySample'>;

interface HitTotal {
  readonly hits: number;
  readonly sampleSize: number;
}

/** The deciding count: of the only side, the sum of both (`isSum`), or the one with the lower rate. */
export function hitTotal(counts: HitCounts, isSum: boolean): HitTotal | null {
  const home = side(counts.homeHits, counts.homeSample);
  const away = side(counts.awayHits, counts.awaySample);
  if (home === null || away === null) return home ?? away;
  if (isSum) return { hits: home.hits + away.hits, sampleSize: home.sampleSize + away.sampleSize };
  return rate(away) < rate(home) ? away : home;
}

function side(hits: number | null, sampleSize: number | null): HitTotal | null {
  return hits == null || sampleSize == null ? null : { hits, sampleSize };
}

function rate({ hits, sampleSize }: HitTotal): number {
  return sampleSize === 0 ? 0 : hits / sampleSize;
}
