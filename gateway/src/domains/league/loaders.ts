import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import { type PagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { toMatches } from '../match/mapper.ts';
import type { MatchModel } from '../match/match-model.ts';
import { leagueActive, leagueFutureMatches, leagueGet, leagueList, leaguePastMatches } from './endpoints.ts';
import { type LeagueModel, toLeague } from './mapper.ts';
import type { LeagueWire, LeagueWithTeamsWire } from './shapes.ts';

/** Reads of the leagues; each call is made once for an operation. A `season` of null is the one that runs now. */
export interface LeagueLoaders {
  readonly list: () => Promise<readonly LeagueWire[]>;
  /** Begins to read the list for `byId`; never fails, since whoever asks for a league hears of it. */
  readonly prefetch: () => Promise<void>;
  /** One of the list by its number, as the graph shows it, at once where the list is there; null when it is not in it. */
  readonly byId: (id: number) => LeagueModel | null | Promise<LeagueModel | null>;
  /** Those that the caller has made active. */
  readonly active: () => Promise<readonly LeagueWire[]>;
  /** A league with the teams of a season; null when there is no such league or season. */
  readonly withTeams: (id: number, season: string | null) => Promise<LeagueWithTeamsWire | null>;
  /** The coming matches of a season with so many last matches of their teams; null when there is no such league or season. */
  readonly futureMatches: (
    id: number,
    season: string | null,
    last: number,
  ) => Promise<readonly MatchModel[] | null>;
  /** The matches of a season that are over, newest first, in pages of a size. */
  readonly pastMatches: (id: number, season: string | null, pageSize: number) => PagedList<MatchModel>;
}

const keyOf = (id: number, season: string | null): string => `${id} ${season ?? ''}`;

export function createLeagueLoaders(rest: RestClient, session: UpstreamSession): LeagueLoaders {
  const list = memoize(async () => (await rest.call(leagueList, {}, session)).leagues);
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
    prefetch: () =>
      byNumber().then(
        () => {},
        () => {},
      ),
    byId: memoizeByKey((id: number) =>
      known === null ? byNumber().then((leagues) => inList(leagues, id)) : inList(known, id),
    ),
    active: memoize(async () => (await rest.call(leagueActive, {}, session)).leagues),
    withTeams: memoizeBy(keyOf, async (id, season) => {
      const reply = await orNull(rest.call(leagueGet, { id, season }, session));
      return reply?.league ?? null;
    }),
    futureMatches: memoizeBy(
      (id: number, season: string | null, last: number): string => `${last} ${keyOf(id, season)}`,
      async (id, season, last) => {
        const reply = await orNull(rest.call(leagueFutureMatches, { id, season, last }, session));
        return reply === null ? null : toMatches(reply);
      },
    ),
    pastMatches: memoizeBy(
      (id: number, season: string | null, pageSize: number): string => `${pageSize} ${keyOf(id, season)}`,
      (id, season, pageSize): PagedList<MatchModel> => ({
        name: 'past matches',
        pageSize,
        read: memoizeByKey(async (page: number) => {
          const reply = await rest.call(leaguePastMatches, { id, season, page, perPage: pageSize }, session);
          return pageOf(reply, toMatches(reply));
        }),
      }),
    ),
  };
}
