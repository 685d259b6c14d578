import { searchedIn } from '../../../shared/ui/searched.ts';
import {
  type DropinfoFilters,
  defaultsOf,
  dropOverOptions,
  marketOptions,
  sortOptions,
  timeOptions,
  underOptions,
} from './dropinfo-filters.ts';

/** Id of the synthetic choice that stands for all leagues. */
const ALL_LEAGUES = '-1';

const ODDS = /^\d{1,4}(\.\d{1,2})?$/;

function oneOf(value: string | null, options: readonly number[]): number | null {
  return options.find((option) => String(option) === value) ?? null;
}

function oddsIn(value: string | null): number | null {
  return value !== null && ODDS.test(value) ? Number(value) : null;
}

/**
 * Reads the filters from an address's search parameters; whatever is not offered counts as not given.
 * @param uid the dropinfo that the address names, if any
 */
export function readDropinfoFilters(params: URLSearchParams, uid?: string | null): DropinfoFilters {
  const defaults = defaultsOf(uid);
  const league = params.get('league');
  const markets = params.get('market')?.split(',') ?? [];
  return {
    when: timeOptions.find((option) => option === params.get('when')) ?? defaults.when,
    search: searchedIn(params).trim(),
    markets: marketOptions.filter((option) => markets.includes(option)),
    oddsFrom: oddsIn(params.get('from')),
    oddsTo: oddsIn(params.get('to')),
    isMine: params.get('mine') === '1',
    league: league === null || league === '' || league === ALL_LEAGUES ? null : league,
    dropOver: oneOf(params.get('drop'), dropOverOptions),
    under: oneOf(params.get('under'), underOptions),
    sort: sortOptions.find((option) => option === params.get('sort')) ?? defaults.sort,
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
    isGrouped: params.get('group') === 'match',
  };
}
