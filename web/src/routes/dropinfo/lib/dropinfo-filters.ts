import type {
  DropinfoFilterInput,
  DropinfoOrder,
  dropinfoScreenQuery,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import {
  type AddressField,
  addressOf,
  choiceField,
  directionField,
  flagField,
  searchField,
  valueField,
} from '../../../shared/ui/address-fields.ts';
import { graphDirection, wordsOf } from '../../../shared/ui/url-state.ts';

export const timeOptions = ['coming', 'past', 'all'] as const;

type DropinfoTime = (typeof timeOptions)[number];

/** The GraphQL enum values of the markets by their names in the URL, in display order. */
export const graphMarkets = { one_x_two: 'ONE_X_TWO', totals: 'TOTALS', handicap: 'HANDICAP' } as const;

export type DropinfoMarket = keyof typeof graphMarkets;

export const marketOptions = wordsOf(graphMarkets);

export const marketLabels = {
  one_x_two: 'member.dropinfo.marketOneXTwo',
  totals: 'common.goals',
  handicap: 'member.dropinfo.marketHandicap',
} as const;

/** The market of a GraphQL enum value; null for an unsupported one. */
export const fromGraphMarket = (market: string | null): DropinfoMarket | null =>
  marketOptions.find((option) => graphMarkets[option] === market) ?? null;

/** Options of the minimum drop, in percent. */
export const dropOverOptions = [10, 15, 20, 25, 30] as const;

/** Options of the time from signal to kick-off, in minutes. */
export const underOptions = [5, 10, 15, 30, 60, 360] as const;

/** The GraphQL enum values of the sort keys by their names in the URL, in display order. */
const graphSorts = {
  date: 'KICK_OFF',
  created_at: 'CREATED_AT',
  timebetween: 'MINUTES_TO_KICK_OFF',
  drop: 'DROP',
} as const;

export type DropinfoSort = keyof typeof graphSorts;

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

export const numberField = <T extends number | null>(
  name: string,
  defaultValue: T,
  { min, max, decimals }: Bounds,
): AddressField<number | T> =>
  valueField<number | T>(name, defaultValue, (text) => {
    const number = Number(text);
    const isValid = /^[\d.]+$/.test(text) && number >= min && number <= max;
    return isValid && Number(number.toFixed(decimals)) === number ? number : null;
  });

export const oddsBounds = { min: 0, max: 9999.99, decimals: 2 };

/** Id of the synthetic "all leagues" option. */
const allLeagues = '-1';

const marketsField: AddressField<readonly DropinfoMarket[]> = {
  read: (params) => {
    const markets = params.get('market')?.split(',') ?? [];
    return marketOptions.filter((option) => markets.includes(option));
  },
  write: (markets, params) => {
    if (markets.length > 0) params.set('market', markets.join(','));
    else params.delete('market');
  },
};

const addressWith = (when: DropinfoTime) =>
  addressOf({
    when: choiceField<DropinfoTime>('when', timeOptions, when),
    /** Part of a team's or league's name; empty for all. */
    search: searchField,
    /** Empty for all. */
    markets: marketsField,
    /** Bounds of the current odds of the dropped side; null for none. */
    oddsFrom: numberField('from', null, oddsBounds),
    oddsTo: numberField('to', null, oddsBounds),
    /** Only the user's favourite leagues. */
    favouritesOnly: flagField('mine', '1'),
    /** Global id of a named league filter; null for all. */
    league: valueField<string | null>('league', null, (id) => (id === allLeagues ? null : id || null)),
    /** Only drops above this percentage; null for all. */
    dropOver: choiceField<number, null>('drop', dropOverOptions, null),
    /** Only signals less than this many minutes before kick-off; null for all. */
    under: choiceField<number, null>('under', underOptions, null),
    sort: choiceField<DropinfoSort>('sort', wordsOf(graphSorts), 'date'),
    direction: directionField('asc', 'order'),
    /** Whether rows are grouped by match. */
    isGrouped: flagField('group', 'match'),
  });

const address = addressWith('coming');
const linkAddress = addressWith('all');

/** The user's choices, held in the URL. */
export type DropinfoFilters = ReturnType<typeof address.read>;

/** Props of a component that shows and changes the filters. */
export interface FilterProps {
  readonly filters: DropinfoFilters;
  readonly onChange: (change: Partial<DropinfoFilters>) => void;
}

/** Converts filters from and to a URL. A link to one dropinfo (`uid`) lists started matches too, unless it says otherwise. */
export const dropinfoAddress = (uid?: string | null) => (uid == null ? address : linkAddress);

/** Upcoming matches, no filters, nearest kick-off first. */
export const defaultDropinfoFilters = address.read(new URLSearchParams());

/** The number of active filters; tab, order and grouping do not count. */
export function countFilters(filters: DropinfoFilters): number {
  return [
    filters.search.trim() !== '',
    filters.markets.length > 0,
    filters.oddsFrom !== null || filters.oddsTo !== null,
    filters.favouritesOnly,
    filters.league !== null,
    filters.dropOver !== null,
    filters.under !== null,
  ].filter(Boolean).length;
}

/** Removes all filters but retains tab, order and grouping. */
export function clearFilters({ when, sort, direction, isGrouped }: DropinfoFilters): DropinfoFilters {
  return { ...defaultDropinfoFilters, when, sort, direction, isGrouped };
}

export const dropinfoPageSize = 100;

/**
 * Query variables for these filters. The API's bounds are inclusive, the displayed ones exclusive: the next value is sent, since a drop
 * has four decimals and a time whole minutes.
 */
export function dropinfoVariables(
  filters: DropinfoFilters,
  uid?: string | null,
): dropinfoScreenQuery['variables'] {
  const search = filters.search.trim();
  const filter: DropinfoFilterInput = {
    ...(filters.when !== 'all' && { when: filters.when === 'past' ? 'PAST' : 'COMING' }),
    ...(search !== '' && { search }),
    ...(filters.markets.length > 0 && { markets: filters.markets.map((market) => graphMarkets[market]) }),
    ...(filters.oddsFrom !== null && { minOdds: filters.oddsFrom }),
    ...(filters.oddsTo !== null && { maxOdds: filters.oddsTo }),
    ...(filters.favouritesOnly && { favouriteLeagues: true }),
    ...(filters.league !== null && { leagueFilterId: filters.league }),
    ...(filters.dropOver !== null && { minDrop: (filters.dropOver * 100 + 1) / 10_000 }),
    ...(filters.under !== null && { maxMinutesToKickOff: filters.under - 1 }),
  };
  return {
    filter,
    orderBy: orderOf(filters),
    first: dropinfoPageSize,
    uid: uid ?? '',
    isLinked: uid != null,
  };
}

/** Whether the variables contain filters; the tab does not count. */
export const isFiltered = ({ filter }: dropinfoScreenQuery['variables']) =>
  Object.keys(filter ?? {}).some((name) => name !== 'when');

/**
 * Null for the upstream's default order: upcoming matches by kick-off, then started ones, latest first. Among started matches the
 * latest kick-off is the nearest.
 */
function orderOf({ when, sort, direction }: DropinfoFilters): DropinfoOrder | null {
  if (sort === 'date' && direction === 'asc') return null;
  const isReversed = sort === 'date' && when === 'past';
  return { field: graphSorts[sort], direction: graphDirection(isReversed ? 'asc' : direction) };
}

/** Orders for a menu, with the default direction of each sort key first. */
export const dropinfoOrders = wordsOf(graphSorts).flatMap((sort) => {
  const directions = ['asc', 'desc'] as const;
  const isDescendingFirst = sort === 'created_at' || sort === 'drop';
  return (isDescendingFirst ? directions.toReversed() : directions).map((direction) => ({ sort, direction }));
});
