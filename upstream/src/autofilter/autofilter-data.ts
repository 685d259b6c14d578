import type { autofilters } from '../db/autofilter-tables.ts';
import type { Language } from '../http/language.ts';

/** Lowest and highest line of what an autofilter can count; the lines are half numbers, one apart. */
const linesOf = {
  goal: { min: 0.5, max: 6.5 },
  shots: { min: 5.5, max: 35.5 },
  shots_on_goal: { min: 0.5, max: 35.5 },
  yellow: { min: 0.5, max: 8.5 },
  red: { min: 0.5, max: 1.5 },
  corners: { min: 0.5, max: 20.5 },
  fouls: { min: 5.5, max: 35.5 },
} as const;

type CountedStat = keyof typeof linesOf;

/** All that is counted for each team. */
export const countedStats = Object.keys(linesOf) as CountedStat[];

/** What an autofilter looks at. */
export type AutofilterStat = CountedStat | 'btts';

/** Whether a number is one of a stat's lines. */
export function isLineOf(stat: CountedStat, line: number): boolean {
  const { min, max } = linesOf[stat];
  return line >= min && line <= max && Number.isInteger(line - 0.5);
}

/** An autofilter as a person describes it; no `leagueIds` means all leagues that the person has made active. */
export type AutofilterData = Omit<typeof autofilters.$inferSelect, 'id' | 'userId' | 'createdAt' | 'nameEn'>;

/** One that is saved; the English name is null where the name serves both languages. */
type SavedAutofilter = AutofilterData & { id: number; nameEn: string | null };

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
    least_hit_rate: autofilter.minHitRate,
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
