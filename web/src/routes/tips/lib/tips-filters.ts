import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { type TipSort, tipSorts } from '../../../shared/tip/tip-sorts.ts';

/** What the person chose; it lives in the address. */
export interface TipsFilters extends TipChoice {
  /** Part of a title, a tip or a match; empty for no search. */
  readonly search: string;
  /** Only tips that kick off on this day of the reader or later, YYYY-MM-DD; null for all. */
  readonly from: string | null;
  /** Only tips that kick off on this day of the reader or earlier, YYYY-MM-DD; null for all. */
  readonly to: string | null;
  readonly sort: TipSort;
  readonly direction: 'asc' | 'desc';
}

/** Every way to sort the list. */
export const tipOrders = tipSorts.flatMap((sort) =>
  (['desc', 'asc'] as const).map((direction) => ({ sort, direction }) as const),
);

/** The list as it is first seen: everything, newest first. */
export const defaultTipsFilters: TipsFilters = {
  kind: null,
  status: null,
  search: '',
  from: null,
  to: null,
  sort: 'created',
  direction: 'desc',
};

/** How many choices narrow the list, without the search, which is always in view. */
export function countOfTipsFilters({ kind, status, from, to }: TipsFilters): number {
  return [kind, status, from, to].filter((value) => value !== null).length;
}

/** Whether anything narrows the list. */
export function hasTipsFilters(filters: TipsFilters): boolean {
  return filters.search.trim() !== '' || countOfTipsFilters(filters) > 0;
}
