import type { leaguesScreenQuery } from '../../../__generated__/leaguesScreenQuery.graphql.ts';
import { addressOf, choiceField, countField, searchField } from '../../../shared/ui/address-fields.ts';

export const leagueScopes = ['all', 'active', 'favourite'] as const;

export const leaguePageSize = 10;

/** The API returns at most 300 leagues. */
export const maxLeaguePages = 300 / leaguePageSize;

export const { read: readLeagueFilters, write: writeLeagueFilters } = addressOf({
  scope: choiceField<(typeof leagueScopes)[number]>('scope', leagueScopes, 'all'),
  /** Part of a league's or country's name; empty for no search. */
  search: searchField,
  /** The page, from 1. */
  page: countField('page', maxLeaguePages),
});

export const defaultLeagueFilters = readLeagueFilters(new URLSearchParams());

/** The user's choices, held in the URL. */
export type LeagueFilters = typeof defaultLeagueFilters;

const scopes = { all: 'ALL', active: 'ACTIVE', favourite: 'FAVOURITE' } as const;

/** What restricts the leagues of a query: the search or its scope. */
export const filterOf = ({ scope, search }: leaguesScreenQuery['variables']) =>
  search == null ? scope.toLowerCase() : 'search';

/** Query variables. A page is queried together with those before it: leagues are few, and the gateway caches their whole list. */
export function leaguesVariables({ scope, search, page }: LeagueFilters): leaguesScreenQuery['variables'] {
  const text = search.trim();
  return { scope: scopes[scope], search: text === '' ? null : text, first: page * leaguePageSize };
}
