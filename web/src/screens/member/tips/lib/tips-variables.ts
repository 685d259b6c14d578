import type { tipsScreenQuery } from '../../../../__generated__/tipsScreenQuery.graphql.ts';
import type { TipChoice } from '../../../../shared/tip/tip-choices.tsx';

/** How many rows a page of the list has. */
export const TIPS_PAGE = 50;

/** The choice as the graph takes it. */
export function tipsVariables({ kind, status }: TipChoice): tipsScreenQuery['variables'] {
  return {
    types: kind === null ? null : [kind],
    statuses: status === null ? null : [status],
    first: TIPS_PAGE,
  };
}
