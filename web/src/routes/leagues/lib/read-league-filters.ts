import { searchedIn } from '../../../shared/ui/searched.ts';
import { defaultLeagueFilters, type LeagueFilters, leagueScopes } from './league-filters.ts';
import { lastLeaguePage } from './leagues-variables.ts';

/** Reads the filters from an address's search parameters; whatever is not offered counts as not given. */
export function readLeagueFilters(params: URLSearchParams): LeagueFilters {
  const scope = leagueScopes.find((choice) => choice === params.get('scope'));
  const page = Number(params.get('page'));
  return {
    scope: scope ?? defaultLeagueFilters.scope,
    search: searchedIn(params),
    page: Number.isInteger(page) && page >= 1 && page <= lastLeaguePage ? page : 1,
  };
}
