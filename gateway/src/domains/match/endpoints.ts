import type { PageArgs } from '../../kit/paged-list.ts';
import { anything, list, orNull, pageFields, shape } from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import type { MatchSideStatsInput } from '../__generated__/schema.ts';
import { matchLinkFields, matchLinks } from './linked-match.ts';
import { lastMatches, type MatchScope, match } from './shapes.ts';

/** Largest window of last matches. */
export const maxWindowSize = 10;

export const oneMatch = shape({ match });

/** How many last matches of each team to send; ten is the upstream's default. */
export const lastQuery = (last: number) => ({ last: last === maxWindowSize ? null : last });

export const matchFuture = get('match.future', '/matches/future_matches.json', {
  query: ({ last, ...args }: PageArgs & { search: string | null; last: number }) => ({
    ...toWire(args),
    ...lastQuery(last),
  }),
  decode: shape({ ...pageFields, matches: list(match), teams: orNull(list(lastMatches)) }),
  cost: 2,
  fields: [
    { field: 'Query.futureMatches', by: ['search', 'first', 'after'], pages: 'first' },
    { field: 'Team.futureMatches', per: 'object' },
  ],
});

export const matchGet = get('match.get', '/matches/{id}.json', {
  decode: oneMatch,
  fields: [
    { field: 'Query.match', by: ['matchId'] },
    ...matchLinks.map((field) => ({ field, per: 'object', beyond: matchLinkFields }) as const),
    'Mutation.setMatchReferee',
    { finds: 'Match', per: 'object' },
  ],
});

/** A team's counts on the wire: undefined leaves one unchanged, null marks it unknown. */
export const toCountsData = (counts: MatchSideStatsInput) =>
  toWire(counts, { goals: 'goal', yellowCards: 'yellow', redCards: 'red' });
type SideCounts = ReturnType<typeof toCountsData>;

export const matchEditStats = put('match.editStats', '/matches/{id}/edit_match_stats.json', {
  body: ({ version, home, away }: { version: string; home: SideCounts; away: SideCounts }) => ({
    match: { version, home, away },
  }),
  decode: oneMatch,
  fields: ['Mutation.editMatchStats'],
});

export const matchSetReferee = post('match.setReferee', '/matches/set_match_referee_name.json', {
  body: (args: { id: number; version: string; name: string }) =>
    toWire(args, { id: 'match_id', name: 'referee_display_name' }),
  decode: anything,
  fields: ['Mutation.setMatchReferee'],
});

/** Reads a page of finished matches of editable leagues that lack a count. */
export const leagueNoStatsMatches = get('league.noStatsMatches', '/leagues/no_stats_matches.json', {
  query: (args: PageArgs & { leagueId: number | null }) => toWire(args),
  decode: shape({ ...pageFields, matches: list(match) }),
  fields: [
    { field: 'Admin.matchesWithoutStats', by: ['leagueId', 'first', 'page', 'after'], pages: 'first' },
  ],
});

export interface TeamsQuery {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly limit: number;
  /** Null for now. */
  readonly before: string | null;
}

/** Reads head-to-head matches. */
export const matchTeamsHistory = get('match.teamsHistory', '/matches/teams_history.json', {
  query: (args: TeamsQuery) => toWire(args),
  decode: shape({ matches: list(match) }),
  fields: [{ field: 'Match.headToHead', per: 'object', by: ['first'] }],
});

/** Fields that return a match outside a list; a list comes with the windows of its matches. */
const singleMatchFields = [
  'Query.match',
  'Query.node',
  'Query.nodes',
  ...matchLinks,
  'EditMatchStatsPayload.match',
  'SetMatchRefereePayload.match',
] as const;

/** Maximum number of matches read of a team. */
export const maxTeamMatches = 50;

/** Reads the last matches of two teams, of one league and season or of all. Both teams may be the same. */
export const matchTeamsMatches = get('match.teamsMatches', '/matches/teams_matches.json', {
  query: (args: TeamsQuery & MatchScope) => toWire(args),
  decode: shape({ matches: list(match) }),
  fields: [
    { field: 'Match.homeWindow', per: 'object', by: ['sameLeague'], of: singleMatchFields },
    { field: 'Match.awayWindow', per: 'object', by: ['sameLeague'], of: singleMatchFields },
    { field: 'League.team', per: 'object', by: ['teamId'] },
    { field: 'Team.leagues', per: 'object' },
    { field: 'Team.pastMatches', per: 'object', by: ['leagueId', 'season'] },
    { field: 'Team.record', per: 'object', by: ['leagueId', 'season'] },
    { finds: 'Team', per: 'object' },
  ],
});
