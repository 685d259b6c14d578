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
