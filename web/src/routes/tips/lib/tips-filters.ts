import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { type TipSort, tipChoiceFields, tipSorts } from '../../../shared/tip/tip-params.ts';
import { addressOf, choiceField, searchField, valueField } from '../../../shared/ui/address-fields.ts';

/** The user's choices, held in the URL. */
export interface TipsFilters extends TipChoice {
  /** Part of a title, a tip or a match; empty for no search. */
  readonly search: string;
  /** First day of kick-off in local time, YYYY-MM-DD; null for all. */
  readonly from: string | null;
  /** Last day of kick-off in local time, YYYY-MM-DD; null for all. */
  readonly to: string | null;
  readonly sort: TipSort;
  readonly direction: 'asc' | 'desc';
}

export const tipOrders = tipSorts.flatMap((sort) =>
  (['desc', 'asc'] as const).map((direction) => ({ sort, direction }) as const),
);

/** The number of active filters without the search, which is always visible. */
export function countTipsFilters({ kind, status, from, to }: TipsFilters): number {
  return [kind, status, from, to].filter((value) => value !== null).length;
}

export function hasTipsFilters(filters: TipsFilters): boolean {
  return filters.search.trim() !== '' || countTipsFilters(filters) > 0;
}

/** Local midnight of a day (YYYY-MM-DD), or `daysLater` days after it; null for an invalid day. */
export function dayStart(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  const exists = start.getMonth() === month - 1 && start.getDate() === date;
  return exists ? new Date(year, month - 1, date + daysLater) : null;
}

/** The local day as YYYY-MM-DD. */
export function formatDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

const dayField = (name: string) =>
  valueField<string | null>(name, null, (text) => (dayStart(text) === null ? null : text));

export const { read: readTipsFilters, write: writeTipsFilters } = addressOf<TipsFilters>({
  ...tipChoiceFields,
  search: searchField,
  from: dayField('from'),
  to: dayField('to'),
  sort: choiceField('sort', tipSorts, 'created'),
  direction: choiceField('direction', ['asc', 'desc'], 'desc'),
});

/** No filters, newest first. */
export const defaultTipsFilters = readTipsFilters(new URLSearchParams());

export const TIPS_PAGE_SIZE = 50;

const FIELDS = {
  created: 'CREATED_AT',
  kickoff: 'KICK_OFF',
  odds: 'ODDS',
  stake: 'STAKE',
  ewk: 'EXPECTED_VALUE',
  units: 'PROFIT_UNITS',
} as const satisfies Record<TipSort, string>;

/** Query variables for these filters. The last day ends where the next one begins. */
export function tipsVariables(filters: TipsFilters): tipsScreenQuery['variables'] {
  const { kind, status, from, to, sort, direction } = filters;
  const search = filters.search.trim();
  const start = from === null ? null : dayStart(from);
  const end = to === null ? null : dayStart(to, 1);
  const isFiltered = search !== '' || start !== null || end !== null;
  const isSorted = sort !== defaultTipsFilters.sort || direction !== defaultTipsFilters.direction;
  return {
    types: kind === null ? null : [kind],
    statuses: status === null ? null : [status],
    filter: isFiltered
      ? {
          ...(search !== '' && { search }),
          ...(start && { from: start.toISOString() }),
          ...(end && { before: end.toISOString() }),
        }
      : null,
    orderBy: isSorted ? { field: FIELDS[sort], direction: direction === 'asc' ? 'ASC' : 'DESC' } : null,
    first: TIPS_PAGE_SIZE,
  };
}
