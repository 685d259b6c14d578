import type {
  DropinfoFilterInput,
  DropinfoOrder,
} from '../../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { DropinfoFilters } from './dropinfo-filters.ts';

/** How many rows a page of the list has. */
export const DROPINFO_PAGE = 100;

const FIELDS = { created_at: 'CREATED_AT', timebetween: 'TIMEBETWEEN', date: 'DATE', drop: 'DROP' } as const;

/** Variables of the list's queries. */
export interface DropinfoVariables {
  readonly filter: DropinfoFilterInput;
  /** null for the upstream's own order: coming matches by kick-off, then past ones. */
  readonly orderBy: DropinfoOrder | null;
  readonly first: number;
}

/** The filters as the graph takes them; the fall goes from percent to a fraction. */
export function dropinfoVariables(filters: DropinfoFilters): DropinfoVariables {
  const filter: DropinfoFilterInput = {
    ...(filters.league === null ? {} : { leagueFilter: filters.league }),
    ...(filters.dropOver === null ? {} : { dropOver: filters.dropOver / 100 }),
    ...(filters.under === null ? {} : { timebetweenUnder: filters.under }),
  };
  const isNearestFirst = filters.sort === 'date' && filters.direction === 'asc';
  const direction = filters.direction === 'asc' ? 'ASC' : 'DESC';
  const orderBy: DropinfoOrder | null = isNearestFirst ? null : { field: FIELDS[filters.sort], direction };
  return { filter, orderBy, first: DROPINFO_PAGE };
}
