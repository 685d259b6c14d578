import { pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import {
  leagueNoStatsMatches,
  longestRecord,
  longestWindow,
  matchFuture,
  matchGet,
  matchTeamsHistory,
  matchTeamsMatches,
} from './endpoints.ts';
import { isOfTeam, type MatchModel, type MatchScope, toMatch, toMatches } from './shapes.ts';

const teamsOf = ({ home, away, kickOff }: MatchModel) => ({
  homeTeamId: home.team.teamId,
  awayTeamId: away.team.teamId,
  before: kickOff,
});

const scopeOf = ({ leagueId, season }: MatchModel, sameLeague: boolean) =>
  sameLeague ? { leagueId, season } : { leagueId: null, season: null };

/** Without what came twice: an upstream may answer with a list of each of the two teams, which are one here. */
const onceEach = (matches: readonly MatchModel[]): readonly MatchModel[] =>
  [...new Map(matches.map((match) => [match.matchId, match])).values()].slice(0, longestRecord);

/** Reads of matches; each call is made once for an operation. */
export function createMatchLoaders({ call }: LoaderDeps) {
  /**
   * The coming matches of all leagues, or those in which a name has `search` in it, in pages of a size, with so many
   * last matches of their teams.
   */
  const future = memoizeBy(
    (search: string | null, pageSize: number, last: number): string => `${pageSize} ${last} ${search ?? ''}`,
    (search, pageSize, last) =>
      pagedList('future matches', pageSize, async (page) => {
        const reply = await call(matchFuture, { page, perPage: pageSize, search, last });
        return pageOf(reply, toMatches(reply));
      }),
  );

  /** The matches that are over and lack a count, of all editable leagues or of one, in pages of a size. */
  const withoutStats = memoizeBy(
    (leagueId: number | null, pageSize: number): string => `${pageSize} ${leagueId ?? ''}`,
    (leagueId, pageSize) =>
      pagedList('matches without stats', pageSize, async (page) => {
        const args = { leagueId, page, perPage: pageSize };
        const reply = await call(leagueNoStatsMatches, args);
        return pageOf(reply, toMatches(reply));
      }),
  );

  /** The last matches of both teams before a match, newest first: of its league and season, or of all. */
  const lastOfTeams = memoizeBy(
    ({ matchId }: MatchModel, sameLeague: boolean): string => `${matchId} ${sameLeague}`,
    async (match, sameLeague) => {
      const args = { ...teamsOf(match), limit: longestWindow, ...scopeOf(match, sameLeague) };
      return toMatches(await call(matchTeamsMatches, args));
    },
  );

  /** The last matches of a team, newest first, of a league and season or of all; null when there is no such team. */
  const lastOfTeam = memoizeBy(
    (teamId: number, { leagueId, season }: MatchScope): string => `${teamId} ${leagueId} ${season}`,
    async (teamId, scope) => {
      const pair = { homeTeamId: teamId, awayTeamId: teamId, limit: longestRecord, before: null };
      const reply = await orNull(call(matchTeamsMatches, { ...pair, ...scope }));
      return reply && onceEach(toMatches(reply).filter((match) => isOfTeam(match, teamId)));
    },
  );

  /** The last `limit` matches of both teams against each other before a match, newest first. */
  const headToHead = memoizeBy(
    ({ matchId }: MatchModel, limit: number): string => `${matchId} ${limit}`,
    async (match, limit) => toMatches(await call(matchTeamsHistory, { ...teamsOf(match), limit })),
  );

  /** By number; null when there is none. */
  const byId = memoizeByKey(async (id: number) => {
    const found = await orNull(call(matchGet, { id }));
    return found && toMatch(found.match, 'read');
  });

  return { byId, future, withoutStats, lastOfTeams, lastOfTeam, headToHead };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly match: ReturnType<typeof createMatchLoaders>;
  }
}
