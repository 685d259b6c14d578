import type { leaguesScreenQuery } from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import { searchedIn } from '../../../shared/ui/url-state.ts';

/** Which leagues are listed: all, the person's active ones, or their favourites. */
export const leagueScopes = ['all', 'active', 'favourite'] as const;

export type LeagueScopeChoice = (typeof leagueScopes)[number];

/** What the list shows. */
export interface LeagueFilters {
  readonly scope: LeagueScopeChoice;
  /** Part of a league's or country's name; empty for no search. */
  readonly search: string;
  /** The page, from 1. */
  readonly page: number;
}

/** The list as it is first seen. */
export const defaultLeagueFilters: LeagueFilters = { scope: 'all', search: '', page: 1 };

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

/** The search parameters of an address with these filters; defaults are left out. */
export function writeLeagueFilters({ scope, search, page }: LeagueFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (scope !== defaultLeagueFilters.scope) params.set('scope', scope);
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** How many leagues a page has. */
export const LEAGUE_PAGE = 10;

/** The graph gives at most 300 leagues at once. */
export const lastLeaguePage = 300 / LEAGUE_PAGE;

const SCOPES = { all: 'ALL', active: 'ACTIVE', favourite: 'FAVOURITE' } as const;

/**
 * The filters as the graph takes them. Leagues are few and the gateway holds their whole list, so a page is read
 * together with those before it: its address leads there at once.
 */
export function leaguesVariables({ scope, search, page }: LeagueFilters): leaguesScreenQuery['variables'] {
  const wanted = search.trim();
  return { scope: SCOPES[scope], search: wanted === '' ? null : wanted, first: page * LEAGUE_PAGE };
}
