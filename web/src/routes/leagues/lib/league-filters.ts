import type { leaguesScreenQuery } from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import { addressOf, choiceField, countField, searchField } from '../../../shared/ui/address-fields.ts';

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

/** How many leagues a page has. */
export const LEAGUE_PAGE = 10;

/** The graph gives at most 300 leagues at once. */
export const lastLeaguePage = 300 / LEAGUE_PAGE;

/** The filters in an address. */
export const { read: readLeagueFilters, write: writeLeagueFilters } = addressOf<LeagueFilters>({
  scope: choiceField('scope', leagueScopes, 'all'),
  search: searchField,
  page: countField('page', lastLeaguePage),
});

/** The list as it is first seen. */
export const defaultLeagueFilters = readLeagueFilters(new URLSearchParams());

const SCOPES = { all: 'ALL', active: 'ACTIVE', favourite: 'FAVOURITE' } as const;

/**
 * The filters as the graph takes them. Leagues are few and the gateway holds their whole list, so a page is read
 * together with those before it: its address leads there at once.
 */
export function leaguesVariables({ scope, search, page }: LeagueFilters): leaguesScreenQuery['variables'] {
  const wanted = search.trim();
  return { scope: SCOPES[scope], search: wanted === '' ? null : wanted, first: page * LEAGUE_PAGE };
}
