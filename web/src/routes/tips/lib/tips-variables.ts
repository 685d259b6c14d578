import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import type { TipSort } from '../../../shared/tip/tip-sorts.ts';
import { dayStart } from './day-start.ts';
import { defaultTipsFilters, type TipsFilters } from './tips-filters.ts';

/** How many rows a page of the list has. */
export const TIPS_PAGE = 50;

const FIELDS = {
  created: 'CREATED_AT',
  kickoff: 'KICK_OFF',
  odds: 'ODDS',
  stake: 'STAKE',
  ewk: 'EXPECTED_VALUE',
  units: 'PROFIT_UNITS',
} as const satisfies Record<TipSort, string>;

/** The filters as the graph takes them; the last day is over when the next one begins. */
export function tipsVariables(filters: TipsFilters): tipsScreenQuery['variables'] {
  const { kind, status, from, to, sort, direction } = filters;
  const search = filters.search.trim();
  const begin = from === null ? null : dayStart(from);
  const end = to === null ? null : dayStart(to, 1);
  const isNarrowed = search !== '' || begin !== null || end !== null;
  const isSorted = sort !== defaultTipsFilters.sort || direction !== defaultTipsFilters.direction;
  return {
    types: kind === null ? null : [kind],
    statuses: status === null ? null : [status],
    filter: isNarrowed
      ? {
          ...(search !== '' && { search }),
          ...(begin && { from: begin.toISOString() }),
          ...(end && { before: end.toISOString() }),
        }
      : null,
    orderBy: isSorted ? { field: FIELDS[sort], direction: direction === 'asc' ? 'ASC' : 'DESC' } : null,
    first: TIPS_PAGE,
  };
}
