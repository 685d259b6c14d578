import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { type TipSort, tipChoiceFields, tipSorts } from '../../../shared/tip/tip-params.ts';
import { addressOf, choiceField, searchField, valueField } from '../../../shared/ui/address-fields.ts';

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

/** How many choices narrow the list, without the search, which is always in view. */
export function countOfTipsFilters({ kind, status, from, to }: TipsFilters): number {
  return [kind, status, from, to].filter((value) => value !== null).length;
}

/** Whether anything narrows the list. */
export function hasTipsFilters(filters: TipsFilters): boolean {
  return filters.search.trim() !== '' || countOfTipsFilters(filters) > 0;
}

/** The beginning of a day (YYYY-MM-DD) by the reader's clock, or of one so many days later; null for what is no day. */
export function dayStart(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  const isThere = start.getMonth() === month - 1 && start.getDate() === date;
  return isThere ? new Date(year, month - 1, date + daysLater) : null;
}

/** The day of a moment by the reader's clock, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

const dayField = (name: string) =>
  valueField<string | null>(name, null, (text) => (dayStart(text) === null ? null : text));

/** The filters in an address. */
export const { read: readTipsAddress, write: writeTipsAddress } = addressOf<TipsFilters>({
  ...tipChoiceFields,
  search: searchField,
  from: dayField('from'),
  to: dayField('to'),
  sort: choiceField('sort', tipSorts, 'created'),
  direction: choiceField('direction', ['asc', 'desc'], 'desc'),
});

/** The list as it is first seen: everything, newest first. */
export const defaultTipsFilters = readTipsAddress(new URLSearchParams());

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
