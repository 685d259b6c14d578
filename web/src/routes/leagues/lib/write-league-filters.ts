import { defaultLeagueFilters, type LeagueFilters } from './league-filters.ts';

/** The search parameters of an address with these filters; defaults are left out. */
export function writeLeagueFilters({ scope, search, page }: LeagueFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (scope !== defaultLeagueFilters.scope) params.set('scope', scope);
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}
