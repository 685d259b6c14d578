import dayjs from 'dayjs';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { type TipSort, tipChoiceFields, tipSorts } from '../../../shared/tip/tip-params.ts';
import {
  addressOf,
  choiceField,
  directionField,
  searchField,
  valueField,
} from '../../../shared/ui/address-fields.ts';
import { isoDay } from '../../../shared/ui/dates.ts';
import { graphDirection, wordsOf } from '../../../shared/ui/url-state.ts';

export const tipOrders = wordsOf(tipSorts).flatMap((sort) =>
  (['desc', 'asc'] as const).map((direction) => ({ sort, direction }) as const),
);

/** Local midnight of a day (YYYY-MM-DD), or `daysLater` days after it; null for an invalid day. */
export function dayStart(day: string, daysLater = 0): Date | null {
  const start = dayjs(/^20\d\d-\d\d-\d\d$/.test(day) ? day : Number.NaN);
  return isoDay(start) === day ? start.add(daysLater, 'day').toDate() : null;
}

const dayField = (name: string) =>
  valueField<string | null>(name, null, (text) => (dayStart(text) === null ? null : text));

export const { read: readTipsFilters, write: writeTipsFilters } = addressOf({
  ...tipChoiceFields,
  /** Part of a title, a tip or a match; empty for no search. */
  search: searchField,
  /** First day of kick-off in local time, YYYY-MM-DD; null for all. */
  from: dayField('from'),
  /** Last day of kick-off in local time, YYYY-MM-DD; null for all. */
  to: dayField('to'),
  sort: choiceField<TipSort>('sort', wordsOf(tipSorts), 'created'),
  direction: directionField('desc'),
});

/** No filters, newest first. */
export const defaultTipsFilters = readTipsFilters(new URLSearchParams());

/** The user's choices, held in the URL. */
export type TipsFilters = typeof defaultTipsFilters;

/** The number of active filters without the search, which is always visible. */
export function countTipsFilters({ kind, status, from, to }: TipsFilters): number {
  return [kind, status, from, to].filter((value) => value !== null).length;
}

export const tipsPageSize = 50;

type TipsPageVariables = Omit<tipsScreenQuery['variables'], 'uid' | 'isLinked'>;

/** Whether the variables contain filters; the order does not count. */
export const isFiltered = ({ types, statuses, filter }: TipsPageVariables): boolean =>
  types != null || statuses != null || filter != null;

/** Query variables for these filters. The last day ends where the next one begins. */
export function tipsVariables(filters: TipsFilters): TipsPageVariables {
  const { kind, status, from, to, sort, direction } = filters;
  const search = filters.search.trim();
  const start = from === null ? null : dayStart(from);
  const end = to === null ? null : dayStart(to, 1);
  const hasFilter = search !== '' || start !== null || end !== null;
  const isSorted = sort !== defaultTipsFilters.sort || direction !== defaultTipsFilters.direction;
  return {
    types: kind === null ? null : [kind],
    statuses: status === null ? null : [status],
    filter: hasFilter
      ? {
          ...(search !== '' && { search }),
          ...(start && { from: start.toISOString() }),
          ...(end && { before: end.toISOString() }),
        }
      : null,
    orderBy: isSorted ? { field: tipSorts[sort], direction: graphDirection(direction) } : null,
    first: tipsPageSize,
  };
}
