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
} from '../../../shared/football/stat-lines.ts';
import type { FormError } from '../../../shared/forms/form-errors.ts';

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

/** Fields of the builder in which something may have to be fixed, in their order. */
export const errorFields = ['line', 'minHitRate', 'leagueIds', 'name'] as const;

export type ErrorField = (typeof errorFields)[number];

/** What is wrong with a field, by the graph's code. */
export type AutofilterErrors = Readonly<Partial<Record<ErrorField, ErrorCode>>>;

const errorCodes = ['BLANK', 'TOO_LONG', 'TAKEN', 'INVALID'] as const;

export type ErrorCode = (typeof errorCodes)[number];

const NAME_LENGTH = 60;

/** What a person has to fix before the autofilter can be tried: all but its name. */
export function draftErrors({ minHitRate, leagueIds }: AutofilterForm): AutofilterErrors {
  const rate = Number(minHitRate);
  const isRate = /^\d{1,3}$/.test(minHitRate.trim()) && rate >= 1 && rate <= 100;
  return {
    ...(!isRate && { minHitRate: minHitRate.trim() === '' ? 'BLANK' : 'INVALID' }),
    ...(leagueIds?.length === 0 && { leagueIds: 'BLANK' }),
  };
}

/** What a person has to fix before the autofilter can be saved. */
export function formErrors(form: AutofilterForm): AutofilterErrors {
  const length = [...form.name.trim()].length;
  return {
    ...draftErrors(form),
    ...(length === 0 && { name: 'BLANK' }),
    ...(length > NAME_LENGTH && { name: 'TOO_LONG' }),
  };
}

/** The graph's errors of a mutation by their fields; a code that is not known is INVALID. */
export function refusedErrors(errors: readonly FormError[]): AutofilterErrors {
  const found: Partial<Record<ErrorField, ErrorCode>> = {};
  for (const { field, code } of errors) {
    const name = errorFields.find((known) => known === field?.[1]);
    if (name) found[name] ??= errorCodes.find((known) => known === code) ?? 'INVALID';
  }
  return found;
}

/** The builder's autofilter as the graph takes it. */
export function autofilterInput(form: AutofilterForm): AutofilterInput {
  const { stat, comparison, line, side, window, leagueIds } = form;
  return {
    name: form.name.trim(),
    stat,
    comparison,
    line: isLined(stat) ? line : null,
    side,
    window,
    minHitRate: Number(form.minHitRate),
    leagueIds,
  };
}
