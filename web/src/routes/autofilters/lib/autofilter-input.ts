import type { AutofilterInput } from '../../../__generated__/autofilterBuilderDraftQuery.graphql.ts';
import { isLined } from '../../../shared/football/stat-lines.ts';
import type { AutofilterForm } from './autofilter-form.ts';

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
