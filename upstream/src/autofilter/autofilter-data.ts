import type { autofilters } from '../db/autofilter-tables.ts';
import type { Language } from '../http/language.ts';

/** An autofilter as a person describes it; no `leagueIds` means all leagues that the person has made active. */
export type AutofilterData = Omit<typeof autofilters.$inferSelect, 'id' | 'userId' | 'createdAt' | 'nameEn'>;

/** One that is saved; the English name is null where the name serves both languages. */
export type SavedAutofilter = AutofilterData & { id: number; nameEn: string | null };

/** A saved autofilter as the API sends it in a language. */
export function autofilterJson(autofilter: SavedAutofilter, language: Language) {
  return {
    id: autofilter.id,
    name: language === 'en' ? (autofilter.nameEn ?? autofilter.name) : autofilter.name,
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
  autofilters: readonly SavedAutofilter[],
  counts: readonly number[],
  language: Language,
) =>
  autofilters.map((autofilter, place) => ({
    ...autofilterJson(autofilter, language),
    hit_count: counts[place] ?? 0,
  }));
