import type { DropinfoFilters } from './dropinfo-filters.ts';

/** Whether any filter narrows the list; the order does not. */
export function hasFilters(filters: DropinfoFilters): boolean {
  return filters.league !== null || filters.dropOver !== null || filters.under !== null;
}
