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

/** What dropinfos can be sorted by, in the address's words. */
export type DropinfoSort = 'created_at' | 'timebetween' | 'date' | 'drop';

/** Matches to come, those that have begun, or both. */
export type DropinfoTime = 'coming' | 'past' | 'all';

/** Markets to choose from, in the address's words. */
export type DropinfoMarket = 'one_x_two' | 'totals' | 'handicap';

/** What the person chose; it lives in the address. */
export interface DropinfoFilters {
  readonly when: DropinfoTime;
  /** A part of a team's or league's name; empty for all. */
  readonly search: string;
  /** Only these; none for all. */
  readonly markets: readonly DropinfoMarket[];
  /** Bounds of the odds now of the side that fell; null for none. */
  readonly oddsFrom: number | null;
  readonly oddsTo: number | null;
  /** Only the person's favourite leagues. */
  readonly isMine: boolean;
  /** Global id of a named league filter; null for all. */
  readonly league: string | null;
  /** Only falls over this many percent; null for all. */
  readonly dropOver: number | null;
  /** Only those noticed less than this many minutes before kick-off; null for all. */
  readonly under: number | null;
  readonly sort: DropinfoSort;
  readonly direction: 'asc' | 'desc';
  /** Whether the rows of a match stand together under one head. */
  readonly isGrouped: boolean;
}

/** Parts of the list in the order in which they are offered. */
export const timeOptions: readonly DropinfoTime[] = ['coming', 'past', 'all'];

/** Markets in the order in which they are offered. */
export const marketOptions: readonly DropinfoMarket[] = ['one_x_two', 'totals', 'handicap'];

/** Each as the graph names it. */
export const graphMarkets = { one_x_two: 'ONE_X_TWO', totals: 'TOTALS', handicap: 'HANDICAP' } as const;

/** What markets are called. */
export const marketWords = {
  one_x_two: 'member.dropinfo.marketOneXTwo',
  totals: 'common.goals',
  handicap: 'member.dropinfo.marketHandicap',
} as const;

/** A market of the graph in the address's words; null for one that this version does not know. */
export const marketOf = (market: string | null | undefined): DropinfoMarket | null =>
  marketOptions.find((option) => graphMarkets[option] === market) ?? null;

/** Choices of the least fall, in percent. */
export const dropOverOptions = [10, 15, 20, 25, 30] as const;

/** Choices of the time from the fall to kick-off, in minutes. */
export const underOptions = [5, 10, 15, 30, 60, 360] as const;

/** Sort keys in the order in which they are offered. */
export const sortOptions: readonly DropinfoSort[] = ['date', 'created_at', 'timebetween', 'drop'];

const ODDS = /^\d{1,4}(\.\d{1,2})?$/;

const oddsField = (name: string) =>
  valueField<number | null>(name, null, (text) => (ODDS.test(text) ? Number(text) : null));

/** Id of the synthetic choice that stands for all leagues. */
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
    isMine: flagField('mine', '1'),
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
const addressOfOne = addressWith('all');

/** The filters in an address; one that names a dropinfo (by its uid) shows it whether its match is over or not. */
export const readDropinfoFilters = (params: URLSearchParams, uid?: string | null): DropinfoFilters =>
  (uid == null ? address : addressOfOne).read(params);

/** The search parameters of an address with these filters. */
export const writeDropinfoFilters = (filters: DropinfoFilters, uid?: string | null): URLSearchParams =>
  (uid == null ? address : addressOfOne).write(filters);

/** Coming matches, nothing filtered, nearest kick-off first. */
export const defaultDropinfoFilters = address.read(new URLSearchParams());

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

/** How many rows a page of the list has. */
export const DROPINFO_PAGE = 100;

const FIELDS = {
  created_at: 'CREATED_AT',
  timebetween: 'MINUTES_TO_KICK_OFF',
  date: 'KICK_OFF',
  drop: 'DROP',
} as const;

interface DropinfoVariables {
  readonly filter: DropinfoFilterInput;
  /** null for the upstream's own order: coming matches by kick-off, then past ones, the latest first. */
  readonly orderBy: DropinfoOrder | null;
  readonly first: number;
  /** The dropinfo that the address names, which is read next to the list. */
  readonly uid: string;
  readonly isLinked: boolean;
}

/**
 * The filters as the graph takes them. Its bounds are inclusive, those on screen are not: a drop has four decimals and the
 * time whole minutes, so that the next figure is the bound.
 */
export function dropinfoVariables(filters: DropinfoFilters, uid?: string | null): DropinfoVariables {
  const filter: DropinfoFilterInput = {
    ...(filters.when === 'all' ? {} : { when: filters.when === 'past' ? 'PAST' : 'COMING' }),
    ...(filters.search === '' ? {} : { search: filters.search }),
    ...(filters.markets.length === 0
      ? {}
      : { markets: filters.markets.map((market) => graphMarkets[market]) }),
    ...(filters.oddsFrom === null ? {} : { minOdds: filters.oddsFrom }),
    ...(filters.oddsTo === null ? {} : { maxOdds: filters.oddsTo }),
    ...(filters.isMine ? { favouriteLeagues: true } : {}),
    ...(filters.league === null ? {} : { leagueFilterId: filters.league }),
    ...(filters.dropOver === null ? {} : { minDrop: (filters.dropOver * 100 + 1) / 10_000 }),
    ...(filters.under === null ? {} : { maxMinutesToKickOff: filters.under - 1 }),
  };
  return { filter, orderBy: orderOf(filters), first: DROPINFO_PAGE, uid: uid ?? '', isLinked: uid != null };
}

/** Of what has begun the latest is the nearest. */
function orderOf({ when, sort, direction }: DropinfoFilters): DropinfoOrder | null {
  if (sort === 'date' && direction === 'asc') return null;
  const isTurned = sort === 'date' && when === 'past';
  return { field: FIELDS[sort], direction: (direction === 'asc') !== isTurned ? 'ASC' : 'DESC' };
}

/** Both ways to sort by something, the one that is wanted more often first. */
export const directionsOf = (sort: DropinfoSort): readonly ('asc' | 'desc')[] =>
  sort === 'created_at' || sort === 'drop' ? ['desc', 'asc'] : ['asc', 'desc'];

/** Every order of the list. */
export const dropinfoOrders = sortOptions.flatMap((sort) =>
  directionsOf(sort).map((direction) => ({ sort, direction })),
);
