import { type PageArgs, pageQuery } from '../../kit/paged-list.ts';
import { anything, list, orNull, pageFields, shape } from '../../kit/shape.ts';
import { get, put } from '../../rest/endpoint.ts';
import { lastQuery } from '../match/endpoints.ts';
import { lastMatches, match } from '../match/shapes.ts';
import { league, leagueWithTeams } from './shapes.ts';

const leagues = shape({ leagues: list(league) });

export const leagueList = get('league.list', '/leagues.json', {
  decode: leagues,
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
    // Again after each toggle whose reply lacks the league.
    { field: 'Mutation.setLeagueEditable', times: 3 },
    { finds: 'League' },
  ],
});

export const leagueActive = get('league.active', '/leagues/active_leagues.json', {
  decode: leagues,
  fields: [{ field: 'Query.leagues', when: { scope: ['ACTIVE'] } }],
});

export interface LeagueSeason {
  readonly id: number;
  /** Name of a season; null for the current one. */
  readonly season: string | null;
}

export const leagueGet = get('league.get', '/leagues/{id}.json', {
  query: ({ season }: LeagueSeason) => ({ season }),
  decode: shape({ league: leagueWithTeams }),
  fields: [
    { field: 'Query.league', by: ['leagueId'] },
    { field: 'League.standings', per: 'object', by: ['season'] },
    { field: 'League.team', per: 'object' },
  ],
});

export const leagueFutureMatches = get('league.futureMatches', '/leagues/{id}/future_matches.json', {
  query: (args: LeagueSeason & { readonly last: number }) => ({
    season: args.season,
    ...lastQuery(args.last),
  }),
  decode: shape({ matches: list(match), teams: orNull(list(lastMatches)) }),
  cost: 2,
  fields: [{ field: 'League.futureMatches', per: 'object', by: ['season'] }],
});

/** Reads a page of the finished matches of a season, newest first. Optional: an upstream without it answers 404. */
export const leaguePastMatches = get('league.pastMatches', '/leagues/{id}/past_matches.json', {
  query: (args: LeagueSeason & PageArgs) => ({ season: args.season, ...pageQuery(args) }),
  decode: shape({ ...pageFields, matches: list(match) }),
  fields: [{ field: 'League.pastMatches', per: 'object', by: ['season', 'first', 'after'], pages: 'first' }],
});

const toggleQuery = (args: { leagueId: number }) => ({ league_id: args.leagueId });

export const toggleFavourite = put('user.toggleFavouriteLeague', '/users/toggle_favourite_league.json', {
  query: toggleQuery,
  decode: anything,
  fields: [{ field: 'Mutation.setLeagueFavourite', times: 2 }],
});

export const toggleEditable = put('league.toggleEditable', '/leagues/{leagueId}/toggle_editable.json', {
  decode: anything,
  fields: [{ field: 'Mutation.setLeagueEditable', times: 2 }],
});

export const toggleActive = put('user.toggleActiveLeague', '/users/toggle_active_league.json', {
  query: toggleQuery,
  decode: anything,
  fields: [{ field: 'Mutation.setLeagueActive', times: 2 }],
});
