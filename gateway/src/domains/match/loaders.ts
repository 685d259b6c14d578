import { nullIfNotFound } from '../../kit/errors.ts';
import { pagedList } from '../../kit/paged-list.ts';
import type { Loaders } from '../loaders.ts';
import {
  matchFuture,
  matchGet,
  matchTeamsHistory,
  matchTeamsMatches,
  maxTeamMatches,
  maxWindowSize,
} from './endpoints.ts';
import { isOfTeam, type MatchModel, type MatchScope, toMatch, toMatches } from './shapes.ts';

const teamsOf = ({ home, away, kickOff }: MatchModel, limit: number) => ({
  homeTeamId: home.team.teamId,
  awayTeamId: away.team.teamId,
  limit,
  before: kickOff,
});

const scopeOf = ({ leagueId, season }: MatchModel, sameLeague: boolean) =>
  sameLeague ? { leagueId, season } : { leagueId: null, season: null };

/** Removes duplicates: an upstream may return one list for each of the two teams, which are the same here. */
const uniqueMatches = (matches: readonly MatchModel[]): readonly MatchModel[] =>
  [...new Map(matches.map((match) => [match.matchId, match])).values()].slice(0, maxTeamMatches);

export const createMatchLoaders = ({ read }: Loaders) => ({
  byId: (id: number) =>
    nullIfNotFound(read(matchGet, { id }).then(({ match }) => toMatch(match, 'on-demand'))),
  /** Future matches of all leagues, or those with `search` in a name, with the `last` matches of their teams. */
  future: (search: string | null, pageSize: number, last: number) =>
    pagedList(
      'future matches',
      pageSize,
      (page) => read(matchFuture, { ...page, search, last }),
      (reply) => toMatches(reply),
    ),
  /** Last matches of both teams before a match, newest first: of its league and season, or of all. */
  lastOfTeams: async (match: MatchModel, sameLeague: boolean) => {
    const args = { ...teamsOf(match, maxWindowSize), ...scopeOf(match, sameLeague) };
    return toMatches(await read(matchTeamsMatches, args));
  },
  /** Last matches of a team, newest first, of a league and season or of all; null when there is no such team. */
  lastOfTeam: async (teamId: number, { leagueId, season }: MatchScope) => {
    if (teamId < 1) return null;
    const pair = { homeTeamId: teamId, awayTeamId: teamId, limit: maxTeamMatches, before: null };
    const reply = await nullIfNotFound(read(matchTeamsMatches, { ...pair, leagueId, season }));
    return reply && uniqueMatches(toMatches(reply).filter((match) => isOfTeam(match, teamId)));
  },
  /** The last `limit` head-to-head matches before a match, newest first. */
  headToHead: async (match: MatchModel, limit: number) =>
    toMatches(await read(matchTeamsHistory, teamsOf(match, limit))),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly match: ReturnType<typeof createMatchLoaders>;
  }
}
