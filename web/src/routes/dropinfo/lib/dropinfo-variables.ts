import type {
  DropinfoFilterInput,
  DropinfoOrder,
} from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import type { DropinfoFilters } from './dropinfo-filters.ts';

/** How many rows a page of the list has. */
export const DROPINFO_PAGE = 100;

const FIELDS = {
  created_at: 'CREATED_AT',
  timebetween: 'MINUTES_TO_KICK_OFF',
  date: 'KICK_OFF',
  drop: 'DROP',
} as const;
const MARKETS = { one_x_two: 'ONE_X_TWO', totals: 'TOTALS', handicap: 'HANDICAP' } as const;

/** Variables of the list's queries. */
export interface DropinfoVariables {
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
    ...(filters.markets.length === 0 ? {} : { markets: filters.markets.map((market) => MARKETS[market]) }),
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
