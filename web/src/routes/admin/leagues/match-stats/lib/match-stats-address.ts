import type { matchStatsScreenQuery } from '../../../../../__generated__/matchStatsScreenQuery.graphql.ts';

/** What the list shows. */
export interface MatchStatsAddress {
  /** Number of a league; null for all that are edited by hand. */
  readonly league: number | null;
  /** From 1. */
  readonly page: number;
}

/** How many matches a page has. */
export const MATCH_PAGE = 25;

const positive = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads `league` and `page` from an address; whatever is no number of one counts as not given. */
export const readMatchStatsAddress = (params: URLSearchParams): MatchStatsAddress => ({
  league: positive(params.get('league')),
  page: Math.min(positive(params.get('page')) ?? 1, 1_000_000),
});

/** The search parameters of an address that shows this; defaults are left out. */
export function writeMatchStatsAddress({ league, page }: MatchStatsAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (league !== null) params.set('league', String(league));
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The same as the graph takes it. */
export const matchStatsVariables = ({
  league,
  page,
}: MatchStatsAddress): matchStatsScreenQuery['variables'] => ({ leagueId: league, first: MATCH_PAGE, page });
