import {
  type DropinfoFilters,
  defaultDropinfoFilters,
  dropOverOptions,
  sortOptions,
  underOptions,
} from './dropinfo-filters.ts';

/** Id of the synthetic choice that stands for all leagues. */
const ALL_LEAGUES = '-1';

function oneOf(value: string | null, options: readonly number[]): number | null {
  return options.find((option) => String(option) === value) ?? null;
}

/** Reads the filters from an address's search parameters; whatever is not offered counts as not given. */
export function readDropinfoFilters(params: URLSearchParams): DropinfoFilters {
  const league = params.get('league');
  const sort = params.get('sort');
  return {
    league: league === null || league === '' || league === ALL_LEAGUES ? null : league,
    dropOver: oneOf(params.get('drop'), dropOverOptions),
    under: oneOf(params.get('under'), underOptions),
    sort: sortOptions.find((option) => option === sort) ?? defaultDropinfoFilters.sort,
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
  };
}
