/** How often the last matches of the two teams satisfied an autofilter's line; null for a side that is not looked at. */
interface HitCounts {
  readonly homeHits?: number | null | undefined;
  readonly homeSample?: number | null | undefined;
  readonly awayHits?: number | null | undefined;
  readonly awaySample?: number | null | undefined;
}

interface HitTotal {
  readonly hits: number;
  readonly sampleSize: number;
}

/**
 * The count that decides: of one side its own; of both teams together (`isSum`) the sum; of each team by itself the
 * lower one. Null where no count is known.
 */
export function hitTotal(counts: HitCounts, isSum: boolean): HitTotal | null {
  const home = side(counts.homeHits, counts.homeSample);
  const away = side(counts.awayHits, counts.awaySample);
  if (home === null || away === null) return home ?? away;
  if (isSum) return { hits: home.hits + away.hits, sampleSize: home.sampleSize + away.sampleSize };
  return share(away) < share(home) ? away : home;
}

function side(hits: number | null | undefined, sampleSize: number | null | undefined): HitTotal | null {
  return hits == null || sampleSize == null ? null : { hits, sampleSize };
}

function share({ hits, sampleSize }: HitTotal): number {
  return sampleSize === 0 ? 0 : hits / sampleSize;
}
