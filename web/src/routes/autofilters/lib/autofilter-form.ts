import type {
  AutofilterInput,
  Comparison,
} from '../../../__generated__/autofilterBuilderDraftQuery.graphql.ts';
import {
  firstLine,
  isLined,
  type MatchStat,
  type StatScope,
  statRanges,
  type WindowSize,
} from '../../../shared/football/stat-lines.ts';
import type { UserErrorCode } from '../../../shared/relay/form-errors.ts';

/** The teams whose counts an autofilter uses. */
export const autofilterSides = ['HOME', 'AWAY', 'BOTH', 'SUM'] as const;

type AutofilterSide = (typeof autofilterSides)[number];

export interface AutofilterForm {
  readonly name: string;
  readonly stat: MatchStat;
  readonly comparison: Comparison;
  /** Ignored for both teams to score. */
  readonly line: number;
  readonly side: AutofilterSide;
  readonly window: WindowSize;
  /** The text typed, in percent. */
  readonly minHitRate: string;
  /** Global ids; null for all active leagues. */
  readonly leagueIds: readonly string[] | null;
}

export const initialForm: AutofilterForm = {
  name: '',
  stat: 'GOALS',
  comparison: 'OVER',
  line: 2.5,
  side: 'SUM',
  window: 10,
  minHitRate: '70',
  leagueIds: null,
};

/** Changes the statistic, with a default line and a valid comparison. */
export function withStat(form: AutofilterForm, stat: MatchStat): AutofilterForm {
  if (!isLined(stat)) return { ...form, stat, comparison: isLined(form.stat) ? 'YES' : form.comparison };
  const comparison = isLined(form.stat) ? form.comparison : 'OVER';
  return { ...form, stat, comparison, line: firstLine(stat, scopeOf(form.side)) };
}

/** Changes the side. The line is reset when one team's count replaces that of both, or the reverse. */
export function withSide(form: AutofilterForm, side: AutofilterSide): AutofilterForm {
  const isSameCount = scopeOf(side) === scopeOf(form.side);
  const line = isSameCount || !isLined(form.stat) ? form.line : firstLine(form.stat, scopeOf(side));
  return { ...form, side, line };
}

/** The valid lines; null for both teams to score. */
export function lineRange({ stat }: AutofilterForm) {
  return isLined(stat) ? statRanges[stat] : null;
}

function scopeOf(side: AutofilterSide): StatScope {
  return side === 'SUM' ? 'SUM' : 'OWN';
}

/** Fields that can have errors, in form order. */
export const errorFields = ['line', 'minHitRate', 'leagueIds', 'name'] as const;

export type ErrorField = (typeof errorFields)[number];

type AutofilterErrors = Readonly<Partial<Record<ErrorField, UserErrorCode>>>;

const maxNameLength = 60;

/** Errors that prevent a preview: all but those of the name. */
export function draftErrors({ minHitRate, leagueIds }: AutofilterForm): AutofilterErrors {
  const rate = Number(minHitRate);
  const isValidRate = /^\d{1,3}$/.test(minHitRate.trim()) && rate >= 1 && rate <= 100;
  return {
    ...(!isValidRate && { minHitRate: minHitRate.trim() === '' ? 'BLANK' : 'INVALID' }),
    ...(leagueIds?.length === 0 && { leagueIds: 'BLANK' }),
  };
}

export function formErrors(form: AutofilterForm): AutofilterErrors {
  const length = [...form.name.trim()].length;
  return {
    ...draftErrors(form),
    ...(length === 0 && { name: 'BLANK' }),
    ...(length > maxNameLength && { name: 'TOO_LONG' }),
  };
}

export function autofilterInput({ name, minHitRate, ...rule }: AutofilterForm): AutofilterInput {
  return {
    ...rule,
    name: name.trim(),
    line: isLined(rule.stat) ? rule.line : null,
    minHitRate: Number(minHitRate),
  };
}
