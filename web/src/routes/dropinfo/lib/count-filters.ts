import { type DropinfoFilters, defaultDropinfoFilters } from './dropinfo-filters.ts';

/** How many filters narrow the list; which part of it is shown, the order and the grouping do not. */
export function countFilters(filters: DropinfoFilters): number {
  return [
    filters.search !== '',
    filters.markets.length > 0,
    filters.oddsFrom !== null || filters.oddsTo !== null,
    filters.isMine,
    filters.league !== null,
    filters.dropOver !== null,
    filters.under !== null,
  ].filter(Boolean).length;
}

/** The same part, order and grouping of the list with nothing filtered. */
export function withoutFilters({ when, sort, direction, isGrouped }: DropinfoFilters): DropinfoFilters {
  return { ...defaultDropinfoFilters, when, sort, direction, isGrouped };
}
