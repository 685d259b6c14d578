import { pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import {
  leagueNoStatsMatches,
  matchFuture,
  matchGet,
  matchTeamsHistory,
  matchTeamsMatches,
  maxTeamMatches,
  maxWindowSize,
} from './endpoints.ts';
import { isOfTeam, type MatchModel, type MatchScope, toMatch, toMatches } from './shapes.ts';

const teamsOf = ({ home, away, kickOff }: MatchModel) => ({
  homeTeamId: home.team.teamId,
  awayTeamId: away.team.teamId,
  before: kickOff,
});

const scopeOf = ({ leagueId, season }: MatchModel, sameLeague: boolean) =>
  sameLeague ? { leagueId, season } : { leagueId: null, season: null };

/** Removes duplicates: an upstream may return one list for each of the two teams, which are the same here. */
const uniqueMatches = (matches: readonly MatchModel[]): readonly MatchModel[] =>
  [...new Map(matches.map((match) => [match.matchId, match])).values()].slice(0, maxTeamMatches);

export function createMatchLoaders({ call }: LoaderDeps) {
  /** Future matches of all leagues, or those with `search` in a name, with the `last` matches of their teams. */
  const future = memoizeBy(
    (search: string | null, pageSize: number, last: number): string => `${pageSize} ${last} ${search ?? ''}`,
    (search, pageSize, last) =>
      pagedList('future matches', pageSize, async (page) => {
        const reply = await call(matchFuture, { page, perPage: pageSize, search, last });
        return pageOf(reply, toMatches(reply));
      }),
  );

  /** Finished matches of one or all editable leagues that lack a count. */
  const withoutStats = memoizeBy(
    (leagueId: number | null, pageSize: number): string => `${pageSize} ${leagueId ?? ''}`,
    (leagueId, pageSize) =>
      pagedList('matches without stats', pageSize, async (page) => {
        const args = { leagueId, page, perPage: pageSize };
        const reply = await call(leagueNoStatsMatches, args);
        return pageOf(reply, toMatches(reply));
      }),
  );

  /** Last matches of both teams before a match, newest first: of its league and season, or of all. */
  const lastOfTeams = memoizeBy(
    ({ matchId }: MatchModel, sameLeague: boolean): string => `${matchId} ${sameLeague}`,
    async (match, sameLeague) => {
      const args = { ...teamsOf(match), limit: maxWindowSize, ...scopeOf(match, sameLeague) };
      return toMatches(await call(matchTeamsMatches, args));
    },
  );

  /** Last matches of a team, newest first, of a league and season or of all; null when there is no such team. */
  const lastOfTeam = memoizeBy(
    (teamId: number, { leagueId, season }: MatchScope): string => `${teamId} ${leagueId} ${season}`,
    async (teamId, scope) => {
      const pair = { homeTeamId: teamId, awayTeamId: teamId, limit: maxTeamMatches, before: null };
      const reply = await orNull(call(matchTeamsMatches, { ...pair, ...scope }));
      return reply && uniqueMatches(toMatches(reply).filter((match) => isOfTeam(match, teamId)));
    },
  );

  /** The last `limit` head-to-head matches before a match, newest first. */
  const headToHead = memoizeBy(
    ({ matchId }: MatchModel, limit: number): string => `${matchId} ${limit}`,
    async (match, limit) => toMatches(await call(matchTeamsHistory, { ...teamsOf(match), limit })),
  );

  const byId = memoizeByKey(async (id: number) => {
    const found = await orNull(call(matchGet, { id }));
    return found && toMatch(found.match, 'on-demand');
  });

  return { byId, future, withoutStats, lastOfTeams, lastOfTeam, headToHead };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly match: ReturnType<typeof createMatchLoaders>;
  }
}
