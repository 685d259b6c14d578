import type { Comparison } from '../../../__generated__/autofilterBuilderDraftQuery.graphql.ts';
import {
  firstLine,
  isLined,
  type MatchStat,
  type StatScope,
  statRanges,
} from '../../../shared/football/stat-lines.ts';

/** Whose matches and counts an autofilter looks at. */
export const autofilterSides = ['HOME', 'AWAY', 'BOTH', 'SUM'] as const;

export type AutofilterSide = (typeof autofilterSides)[number];

/** How many last matches of a team an autofilter looks at. */
export const autofilterWindows = [5, 10] as const;

/** An autofilter as it stands in the builder. */
export interface AutofilterForm {
  readonly name: string;
  readonly stat: MatchStat;
  readonly comparison: Comparison;
  /** The line; of no matter for both teams to score. */
  readonly line: number;
  readonly side: AutofilterSide;
  readonly window: (typeof autofilterWindows)[number];
  /** The minimum hit rate as it is typed, in percent. */
  readonly minHitRate: string;
  /** Global ids of the chosen leagues; null for all active ones. */
  readonly leagueIds: readonly string[] | null;
}

/** The builder as it is first seen. */
export const firstForm: AutofilterForm = {
  name: '',
  stat: 'GOAL',
  comparison: 'OVER',
  line: 2.5,
  side: 'SUM',
  window: 10,
  minHitRate: '70',
  leagueIds: null,
};

/** Another stat: with a line to begin with, and a comparison that fits. */
export function withStat(form: AutofilterForm, stat: MatchStat): AutofilterForm {
  if (!isLined(stat)) return { ...form, stat, comparison: isLined(form.stat) ? 'YES' : form.comparison };
  const comparison = isLined(form.stat) ? form.comparison : 'OVER';
  return { ...form, stat, comparison, line: firstLine(stat, scopeOf(form.side)) };
}

/** Another side: where one team's count takes the place of both, or the other way about, the line begins anew. */
export function withSide(form: AutofilterForm, side: AutofilterSide): AutofilterForm {
  const isSameCount = scopeOf(side) === scopeOf(form.side);
  const line = isSameCount || !isLined(form.stat) ? form.line : firstLine(form.stat, scopeOf(side));
  return { ...form, side, line };
}

/** The lines among which one chooses; null for both teams to score. */
export function lineRange({ stat }: AutofilterForm) {
  return isLined(stat) ? statRanges[stat] : null;
}

function scopeOf(side: AutofilterSide): StatScope {
  return side === 'SUM' ? 'SUM' : 'OWN';
}
