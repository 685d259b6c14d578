import type {
  DropinfoFilterInput,
  DropinfoOrder,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import {
  addressOf,
  choiceField,
  flagField,
  searchField,
  valueField,
} from '../../../shared/ui/address-fields.ts';

/** Sort keys, as in the URL. */
export type DropinfoSort = 'created_at' | 'timebetween' | 'date' | 'drop';

export type DropinfoTime = 'coming' | 'past' | 'all';

/** Markets, as in the URL. */
export type DropinfoMarket = 'one_x_two' | 'totals' | 'handicap';

/** The user's choices, held in the URL. */
export interface DropinfoFilters {
  readonly when: DropinfoTime;
  /** Part of a team's or league's name; empty for all. */
  readonly search: string;
  /** Empty for all. */
  readonly markets: readonly DropinfoMarket[];
  /** Bounds of the current odds of the dropped side; null for none. */
  readonly oddsFrom: number | null;
  readonly oddsTo: number | null;
  /** Only the user's favourite leagues. */
  readonly favouritesOnly: boolean;
  /** Global id of a named league filter; null for all. */
  readonly league: string | null;
  /** Only drops above this percentage; null for all. */
  readonly dropOver: number | null;
  /** Only signals less than this many minutes before kick-off; null for all. */
  readonly under: number | null;
  readonly sort: DropinfoSort;
  readonly direction: 'asc' | 'desc';
  /** Whether rows are grouped by match. */
  readonly isGrouped: boolean;
}

/** Options in display order. */
export const timeOptions: readonly DropinfoTime[] = ['coming', 'past', 'all'];

/** Options in display order. */
export const marketOptions: readonly DropinfoMarket[] = ['one_x_two', 'totals', 'handicap'];

/** The GraphQL enum value of each market. */
export const graphMarkets = { one_x_two: 'ONE_X_TWO', totals: 'TOTALS', handicap: 'HANDICAP' } as const;

/** Message ids. */
export const marketLabels = {
  one_x_two: 'member.dropinfo.marketOneXTwo',
  totals: 'common.goals',
  handicap: 'member.dropinfo.marketHandicap',
} as const;

/** The market of a GraphQL enum value; null for an unsupported one. */
export const fromGraphMarket = (market: string | null | undefined): DropinfoMarket | null =>
  marketOptions.find((option) => graphMarkets[option] === market) ?? null;

/** Options of the minimum drop, in percent. */
export const dropOverOptions = [10, 15, 20, 25, 30] as const;

/** Options of the time from signal to kick-off, in minutes. */
export const underOptions = [5, 10, 15, 30, 60, 360] as const;

const sortOptions: readonly DropinfoSort[] = ['date', 'created_at', 'timebetween', 'drop'];

const ODDS = /^\d{1,4}(\.\d{1,2})?$/;

const oddsField = (name: string) =>
  valueField<number | null>(name, null, (text) => (ODDS.test(text) ? Number(text) : null));

/** Id of the synthetic "all leagues" option. */
const ALL_LEAGUES = '-1';

const addressWith = (when: DropinfoTime) =>
  addressOf<DropinfoFilters>({
    when: choiceField('when', timeOptions, when),
    search: { ...searchField, read: (params) => searchField.read(params).trim() },
    markets: {
      read: (params) => {
        const markets = params.get('market')?.split(',') ?? [];
        return marketOptions.filter((option) => markets.includes(option));
      },
      write: (markets, params) => {
        if (markets.length > 0) params.set('market', markets.join(','));
      },
    },
    oddsFrom: oddsField('from'),
    oddsTo: oddsField('to'),
    favouritesOnly: flagField('mine', '1'),
    league: valueField<string | null>(
      'league',
      null,
      (id) => (id === ALL_LEAGUES ? null : id || null),
      String,
    ),
    dropOver: choiceField<number, null>('drop', dropOverOptions, null),
    under: choiceField<number, null>('under', underOptions, null),
    sort: choiceField('sort', sortOptions, 'date'),
    direction: choiceField('order', ['asc', 'desc'], 'asc'),
    isGrouped: flagField('group', 'match'),
  });

const address = addressWith('coming');
const linkAddress = addressWith('all');

/** Reads the filters of a URL. A link to one dropinfo (`uid`) lists started matches too, unless it says otherwise. */
export const readDropinfoFilters = (params: URLSearchParams, uid?: string | null): DropinfoFilters =>
  (uid == null ? address : linkAddress).read(params);

export const writeDropinfoFilters = (filters: DropinfoFilters, uid?: string | null): URLSearchParams =>
  (uid == null ? address : linkAddress).write(filters);

/** Upcoming matches, no filters, nearest kick-off first. */
export const defaultDropinfoFilters = address.read(new URLSearchParams());

/** The number of active filters; tab, order and grouping do not count. */
export function countFilters(filters: DropinfoFilters): number {
  return [
    filters.search !== '',
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

export const DROPINFO_PAGE_SIZE = 100;

const FIELDS = {
  created_at: 'CREATED_AT',
  timebetween: 'MINUTES_TO_KICK_OFF',
  date: 'KICK_OFF',
  drop: 'DROP',
} as const;

interface DropinfoVariables {
  readonly filter: DropinfoFilterInput;
  /** null for the upstream's default order: upcoming matches by kick-off, then started ones, latest first. */
  readonly orderBy: DropinfoOrder | null;
  readonly first: number;
  /** The dropinfo that the URL links to, queried alongside the list. */
  readonly uid: string;
  readonly isLinked: boolean;
}

/**
 * Query variables for these filters. The API's bounds are inclusive, the displayed ones exclusive: the next value is sent, since a drop
 * has four decimals and a time whole minutes.
 */
export function dropinfoVariables(filters: DropinfoFilters, uid?: string | null): DropinfoVariables {
  const filter: DropinfoFilterInput = {
    ...(filters.when !== 'all' && { when: filters.when === 'past' ? 'PAST' : 'COMING' }),
    ...(filters.search !== '' && { search: filters.search }),
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
    first: DROPINFO_PAGE_SIZE,
    uid: uid ?? '',
    isLinked: uid != null,
  };
}

/** Among started matches the latest kick-off is the nearest. */
function orderOf({ when, sort, direction }: DropinfoFilters): DropinfoOrder | null {
  if (sort === 'date' && direction === 'asc') return null;
  const isReversed = sort === 'date' && when === 'past';
  return { field: FIELDS[sort], direction: (direction === 'asc') !== isReversed ? 'ASC' : 'DESC' };
}

/** Both directions, the default one first. */
export const sortDirections = (sort: DropinfoSort): readonly ('asc' | 'desc')[] =>
  sort === 'created_at' || sort === 'drop' ? ['desc', 'asc'] : ['asc', 'desc'];

export const dropinfoOrders = sortOptions.flatMap((sort) =>
  sortDirections(sort).map((direction) => ({ sort, direction })),
);
