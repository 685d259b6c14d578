import type { leaguesScreenQuery } from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import type { LeagueFilters } from './league-filters.ts';

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
