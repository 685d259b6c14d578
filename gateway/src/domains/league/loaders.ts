import { pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { toMatches } from '../match/shapes.ts';
import { leagueActive, leagueFutureMatches, leagueGet, leagueList, leaguePastMatches } from './endpoints.ts';
import type { LeagueWire } from './shapes.ts';
import { type LeagueModel, sortedLeagues, toLeague } from './shapes.ts';

const keyOf = (id: number, season: string | null): string => `${id} ${season ?? ''}`;

/** A `season` of null is the current one. */
export function createLeagueLoaders({ call }: LoaderDeps) {
  const list = memoize(async () => (await call(leagueList)).leagues);
  let loaded: ReadonlyMap<number, LeagueWire> | null = null;
  const byNumber = memoize(async () => {
    loaded = new Map((await list()).map((league) => [league.id, league]));
    return loaded;
  });
  function inList(leagues: ReadonlyMap<number, LeagueWire>, id: number): LeagueModel | null {
    const found = leagues.get(id);
    return found === undefined ? null : toLeague(found);
  }
  return {
    list,
    /** Starts to read the list for `byId`; never rejects, because `byId` reports the error. */
    prefetch: () =>
      byNumber().then(
        () => {},
        () => {},
      ),
    /** Synchronous when the list is loaded; null when there is none. */
    byId: memoizeByKey((id: number) =>
      loaded === null ? byNumber().then((leagues) => inList(leagues, id)) : inList(loaded, id),
    ),
    /** The listed ones of these leagues by country and name. */
    sortedByIds: async (ids: ReadonlySet<number>) =>
      sortedLeagues((await list()).filter(({ id }) => ids.has(id))),
    /** The caller's active leagues. */
    active: memoize(async () => (await call(leagueActive)).leagues),
    /** A league with the teams of a season; null when there is no such league or season. */
    withTeams: memoizeBy(keyOf, async (id, season) => {
      const reply = await orNull(call(leagueGet, { id, season }));
      return reply?.league ?? null;
    }),
    /** Future matches of a season with the `last` matches of their teams; null when there is no such league or season. */
    futureMatches: memoizeBy(
      (id: number, season: string | null, last: number): string => `${last} ${keyOf(id, season)}`,
      async (id, season, last) => {
        const reply = await orNull(call(leagueFutureMatches, { id, season, last }));
        return reply === null ? null : toMatches(reply);
      },
    ),
    /** Finished matches of a season, newest first. */
    pastMatches: memoizeBy(
      (id: number, season: string | null, pageSize: number): string => `${pageSize} ${keyOf(id, season)}`,
      (id, season, pageSize) =>
        pagedList('past matches', pageSize, async (page) => {
          const reply = await call(leaguePastMatches, { id, season, page, perPage: pageSize });
          return pageOf(reply, toMatches(reply));
        }),
    ),
  };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly league: ReturnType<typeof createLeagueLoaders>;
  }
}
