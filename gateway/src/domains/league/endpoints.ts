import { list, orNull, pageFields, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { lastQuery } from '../match/endpoints.ts';
import { lastMatches, match } from '../match/shapes.ts';
import { league, leagueWithTeams, ownLeagues } from './shapes.ts';

const leagues = shape({ leagues: list(league) });

export const leagueList = defineEndpoint({
  id: 'league.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/leagues.json',
  auth: 'user',
  decode: leagues,
  cost: 1,
  fields: [
    { field: 'Query.leagues', when: { scope: ['ALL', 'FAVOURITE'] } },
    { field: 'Query.futureMatches', when: { search: 'given' } },
    'Viewer.favouriteLeagues',
    'Match.league',
    'Team.leagues',
    { field: 'Team.pastMatches', when: { leagueId: 'given' } },
    { field: 'Team.record', when: { leagueId: 'given' } },
    'ProviderTournament.league',
    'ProviderSeason.league',
    'DropinfoLeague.league',
    'Autofilter.leagues',
    'AlertSettings.leagues',
    'Mutation.setLeagueFavourite',
    'Mutation.setLeagueActive',
    'Mutation.setLeagueEditable',
    { finds: 'League' },
  ],
});

/** Reads the leagues that the caller has made active. */
export const leagueActive = defineEndpoint({
  id: 'league.active',
  method: 'GET',
  path: (_: Record<never, never>) => '/leagues/active_leagues.json',
  auth: 'user',
  decode: leagues,
  cost: 1,
  fields: [{ field: 'Query.leagues', when: { scope: ['ACTIVE'] } }],
});

/** A league, and the name of one of its seasons; null for the one that runs now. */
export interface LeagueSeason {
  readonly id: number;
  readonly season: string | null;
}

const seasonQuery = ({ season }: LeagueSeason) => ({ season: season ?? undefined });

export const leagueGet = defineEndpoint({
  id: 'league.get',
  method: 'GET',
  path: ({ id }: LeagueSeason) => `/leagues/${id}.json`,
  query: seasonQuery,
  auth: 'user',
  decode: shape({ league: leagueWithTeams }),
  cost: 1,
  fields: [
    { field: 'Query.league', by: ['leagueId'] },
    { field: 'League.standings', per: 'object', by: ['season'] },
    { field: 'League.team', per: 'object' },
  ],
});

export const leagueFutureMatches = defineEndpoint({
  id: 'league.futureMatches',
  method: 'GET',
  path: ({ id }) => `/leagues/${id}/future_matches.json`,
  query: (args: LeagueSeason & { readonly last: number }) => ({
    ...seasonQuery(args),
    ...lastQuery(args.last),
  }),
  auth: 'user',
  decode: shape({ matches: list(match), teams: orNull(list(lastMatches)) }),
  cost: 2,
  fields: [{ field: 'League.futureMatches', per: 'object', by: ['season'] }],
});

/** Reads a page of the matches of a season that are over, newest first. An optional call: 404 where it is not there. */
export const leaguePastMatches = defineEndpoint({
  id: 'league.pastMatches',
  method: 'GET',
  path: ({ id }) => `/leagues/${id}/past_matches.json`,
  query: (args: LeagueSeason & { readonly page: number; readonly perPage: number }) => ({
    ...seasonQuery(args),
    page: String(args.page),
    per_page: String(args.perPage),
  }),
  auth: 'user',
  decode: shape({ ...pageFields, matches: list(match) }),
  cost: 1,
  fields: [{ field: 'League.pastMatches', per: 'object', by: ['season', 'first', 'after'], pages: 'first' }],
});

const toggleQuery = (args: { leagueId: number }) => ({ league_id: String(args.leagueId) });

export const toggleFavourite = defineEndpoint({
  id: 'user.toggleFavouriteLeague',
  method: 'PUT',
  path: () => '/users/toggle_favourite_league.json',
  query: toggleQuery,
  auth: 'user',
  decode: ownLeagues,
  cost: 1,
  fields: ['Mutation.setLeagueFavourite'],
});

export const toggleEditable = defineEndpoint({
  id: 'league.toggleEditable',
  method: 'PUT',
  path: (args: { leagueId: number }) => `/leagues/${args.leagueId}/toggle_editable.json`,
  auth: 'user',
  decode: shape({ league }),
  cost: 1,
  fields: ['Mutation.setLeagueEditable'],
});

export const toggleActive = defineEndpoint({
  id: 'user.toggleActiveLeague',
  method: 'PUT',
  path: () => '/users/toggle_active_league.json',
  query: toggleQuery,
  auth: 'user',
  decode: ownLeagues,
  cost: 1,
  fields: ['Mutation.setLeagueActive'],
});
