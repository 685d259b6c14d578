import { sortedBy } from '../../kit/connection.ts';
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
  type TeamsQuery,
} from './endpoints.ts';
import { isOfTeam, type MatchModel, type MatchScope, type MatchWire, toMatch, toMatches } from './shapes.ts';

const beginOf = ({ kickOff }: MatchModel): number => Date.parse(kickOff);

/** Removes duplicates: an upstream may return one list for each of the two teams. */
const newestFirst = (matches: readonly MatchModel[]): MatchModel[] =>
  sortedBy(
    [...new Map(matches.map((match) => [match.matchId, match])).values()],
    (match) => [beginOf(match)],
    true,
  );

/**
 * Returns matches of the teams that kicked off before a match, newest first. An upstream may ignore `before` and the
 * order: then the matches are read again with the largest limit, a call that only the operation's budget counts.
 */
async function matchesBefore(
  match: MatchModel,
  limit: number,
  send: (teams: TeamsQuery) => Promise<{ readonly matches: readonly MatchWire[] }>,
): Promise<MatchModel[]> {
  const teams = { homeTeamId: match.home.team.teamId, awayTeamId: match.away.team.teamId };
  const matchesOf = async (size: number) =>
    toMatches(await send({ ...teams, limit: size, before: match.kickOff }));
  const isBefore = (other: MatchModel) => beginOf(other) < beginOf(match);
  const sent = await matchesOf(limit);
  const all = sent.every(isBefore) ? sent : await matchesOf(maxTeamMatches);
  return newestFirst(all.filter(isBefore));
}

const scopeOf = ({ leagueId, season }: MatchModel, sameLeague: boolean) =>
  sameLeague ? { leagueId, season } : { leagueId: null, season: null };

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
  lastOfTeams: (match: MatchModel, sameLeague: boolean) =>
    matchesBefore(match, maxWindowSize, (teams) =>
      read(matchTeamsMatches, { ...teams, ...scopeOf(match, sameLeague) }),
    ),
  /** Last matches of a team, newest first, of a league and season or of all; null when there is no such team. */
  lastOfTeam: async (teamId: number, { leagueId, season }: MatchScope) => {
    if (teamId < 1) return null;
    const pair = { homeTeamId: teamId, awayTeamId: teamId, limit: maxTeamMatches, before: null };
    const reply = await nullIfNotFound(read(matchTeamsMatches, { ...pair, leagueId, season }));
    if (reply === null) return null;
    const matches = newestFirst(toMatches(reply)).filter((match) => isOfTeam(match, teamId));
    return matches.slice(0, maxTeamMatches);
  },
  /** The last `limit` head-to-head matches before a match, newest first. */
  headToHead: async (match: MatchModel, limit: number) => {
    const found = await matchesBefore(match, limit, (teams) => read(matchTeamsHistory, teams));
    return found.slice(0, limit);
  },
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly match: ReturnType<typeof createMatchLoaders>;
  }
}
