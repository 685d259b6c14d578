import { nullIfNotFound } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { Loaders } from '../loaders.ts';
import { leagueGet, leagueList } from './endpoints.ts';
import { type LeagueModel, type LeagueWire, sortedLeagues, toLeague } from './shapes.ts';

export function createLeagueLoaders({ read }: Loaders) {
  const list = async () => (await read(leagueList)).leagues;
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
    /** A league with the teams of a season (null: the current one); null when there is no such league or season. */
    withTeams: async (id: number, season: string | null) =>
      (await nullIfNotFound(read(leagueGet, { id, season })))?.league ?? null,
  };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly league: ReturnType<typeof createLeagueLoaders>;
  }
}
