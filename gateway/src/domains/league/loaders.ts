import { pagedList, pageOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { toMatches } from '../match/shapes.ts';
import { leagueActive, leagueFutureMatches, leagueGet, leagueList, leaguePastMatches } from './endpoints.ts';
import type { LeagueWire } from './shapes.ts';
import { type LeagueModel, toLeague } from './shapes.ts';

const keyOf = (id: number, season: string | null): string => `${id} ${season ?? ''}`;

/** Reads of the leagues; each call is made once for an operation. A `season` of null is the one that runs now. */
export function createLeagueLoaders({ call }: LoaderDeps) {
  const list = memoize(async () => (await call(leagueList)).leagues);
  let known: ReadonlyMap<number, LeagueWire> | null = null;
  const byNumber = memoize(async () => {
    known = new Map((await list()).map((league) => [league.id, league]));
    return known;
  });
  function inList(leagues: ReadonlyMap<number, LeagueWire>, id: number): LeagueModel | null {
    const found = leagues.get(id);
    return found === undefined ? null : toLeague(found);
  }
  return {
    list,
    /** Begins to read the list for `byId`; never fails, since whoever asks for a league hears of it. */
    prefetch: () =>
      byNumber().then(
        () => {},
        () => {},
      ),
    /** One of the list by its number, as the graph shows it, at once where the list is there; null when it is not in it. */
    byId: memoizeByKey((id: number) =>
      known === null ? byNumber().then((leagues) => inList(leagues, id)) : inList(known, id),
    ),
    /** Those that the caller has made active. */
    active: memoize(async () => (await call(leagueActive)).leagues),
    /** A league with the teams of a season; null when there is no such league or season. */
    withTeams: memoizeBy(keyOf, async (id, season) => {
      const reply = await orNull(call(leagueGet, { id, season }));
      return reply?.league ?? null;
    }),
    /** The coming matches of a season with so many last matches of their teams; null when there is no such league or season. */
    futureMatches: memoizeBy(
      (id: number, season: string | null, last: number): string => `${last} ${keyOf(id, season)}`,
      async (id, season, last) => {
        const reply = await orNull(call(leagueFutureMatches, { id, season, last }));
        return reply === null ? null : toMatches(reply);
      },
    ),
    /** The matches of a season that are over, newest first, in pages of a size. */
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
