import { z } from 'zod';
import { pageWire, wireId } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { lastMatchesWire, lastQuery, matchWire } from '../match/endpoints.ts';

/** A league as the upstream sends it. */
export const leagueWire = z.object({
  id: wireId,
  name: z.string(),
  country: z.string(),
  flag: z.string().nullish(),
  logo: z.string().nullish(),
  season: z.string().nullish(),
  seasons: z.array(z.object({ year: z.string(), name: z.string() })).nullish(),
  is_editable: z.boolean().nullish(),
});
export type LeagueWire = z.infer<typeof leagueWire>;

const optionalCount = z.int().nullish();

/** A team with its row of the table, one for each season that the upstream tells of. */
const teamWire = z.object({
  id: wireId,
  name: z.string(),
  logo: z.string().nullish(),
  stats: z.array(
    z.object({
      season: z.string(),
      league_id: wireId,
      points: z.int(),
      played: optionalCount,
      won: optionalCount,
      drawn: optionalCount,
      lost: optionalCount,
      goals_for: optionalCount,
      goals_against: optionalCount,
      form: z.array(z.string()).nullish(),
    }),
  ),
});
export type TeamWire = z.infer<typeof teamWire>;

/** A league with the teams of one of its seasons, first of the table first, and what the caller has chosen it for. */
export const leagueWithTeamsWire = leagueWire.extend({
  teams: z.array(teamWire),
  is_active: z.boolean().nullish(),
  is_favourite: z.boolean().nullish(),
});
export type LeagueWithTeamsWire = z.infer<typeof leagueWithTeamsWire>;

const leaguesWire = z.object({ leagues: z.array(leagueWire) });

export const leagueList = defineEndpoint({
  id: 'league.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/leagues.json',
  auth: 'user',
  decode: leaguesWire,
  cost: 1,
  fields: [
    { field: 'Query.leagues', when: { scope: ['ALL', 'FAVOURITE'] } },
    { field: 'Query.futureMatches', when: { search: 'given' } },
    'Viewer.favouriteLeagues',
    'Match.league',
    'TeamProfile.leagues',
    { field: 'TeamProfile.pastMatches', when: { leagueId: 'given' } },
    { field: 'TeamProfile.record', when: { leagueId: 'given' } },
    'Autofilter.leagues',
    'Mutation.toggleFavouriteLeague',
    'Mutation.toggleActiveLeague',
    { finds: 'League' },
  ],
});

/** Reads the leagues that the caller has made active. */
export const leagueActive = defineEndpoint({
  id: 'league.active',
  method: 'GET',
  path: (_: Record<never, never>) => '/leagues/active_leagues.json',
  auth: 'user',
  decode: leaguesWire,
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
  decode: z.object({ league: leagueWithTeamsWire }),
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
  decode: z.object({ matches: z.array(matchWire), teams: z.array(lastMatchesWire).nullish() }),
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
  decode: pageWire.extend({ matches: z.array(matchWire) }),
  cost: 1,
  fields: [{ field: 'League.pastMatches', per: 'object', by: ['season', 'first', 'after'], pages: 'first' }],
});

/** What a toggle answers: the caller's leagues as they are now, where the upstream says so. */
const toggledWire = z.object({
  favourite_leagues: z.array(wireId).nullish(),
  active_leagues: z.array(wireId).nullish(),
});
export type ToggledWire = z.infer<typeof toggledWire>;

const toggleQuery = (args: { leagueId: number }) => ({ league_id: String(args.leagueId) });

export const toggleFavouriteLeague = defineEndpoint({
  id: 'user.toggleFavouriteLeague',
  method: 'PUT',
  path: () => '/users/toggle_favourite_league.json',
  query: toggleQuery,
  auth: 'user',
  decode: toggledWire,
  cost: 1,
  fields: ['Mutation.toggleFavouriteLeague'],
});

export const leagueToggleEditable = defineEndpoint({
  id: 'league.toggleEditable',
  method: 'PUT',
  path: (args: { leagueId: number }) => `/leagues/${args.leagueId}/toggle_editable.json`,
  auth: 'user',
  decode: z.object({ league: leagueWire }),
  cost: 1,
  fields: ['Mutation.toggleLeagueEditable'],
});

export const toggleActiveLeague = defineEndpoint({
  id: 'user.toggleActiveLeague',
  method: 'PUT',
  path: () => '/users/toggle_active_league.json',
  query: toggleQuery,
  auth: 'user',
  decode: toggledWire,
  cost: 1,
  fields: ['Mutation.toggleActiveLeague'],
});
