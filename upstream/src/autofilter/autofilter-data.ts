import type { autofilters } from '../db/autofilter-tables.ts';

/** An autofilter as a person describes it; no `leagueIds` means all leagues that the person has made active. */
export type AutofilterData = Omit<typeof autofilters.$inferSelect, 'id' | 'userId' | 'createdAt'>;

/** A saved autofilter as the API sends it. */
export function autofilterJson(autofilter: AutofilterData & { id: number }) {
  return {
    id: autofilter.id,
    name: autofilter.name,
    stat: autofilter.stat,
    comparison: autofilter.comparison,
    line: autofilter.line,
    side: autofilter.side,
    window: autofilter.window,
    least_hit_rate: autofilter.leastHitRate,
    league_ids: autofilter.leagueIds,
  };
}

/** Saved autofilters as the API sends them, each with how many matches it picks; the counts in their order. */
export const autofilterNavs = (
  autofilters: readonly (AutofilterData & { id: number })[],
  counts: readonly number[],
) =>
  autofilters.map((autofilter, place) => ({ ...autofilterJson(autofilter), hit_count: counts[place] ?? 0 }));
