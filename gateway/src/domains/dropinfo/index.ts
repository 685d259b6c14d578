import { checkPageSize, connect, Edge, paged } from '../../kit/connection.ts';
import { forbidden, nullIfNotFound } from '../../kit/errors.ts';
import { placeOf } from '../../kit/paged-list.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import type { Loaders } from '../loaders.ts';
import { linkedMatch, newestLinked, teamNameFields } from '../match/linked-match.ts';
import { hasPermission } from '../user/shapes.ts';
import { adminDropinfoResolvers } from './admin-resolvers.ts';
import * as endpoints from './endpoints.ts';
import { dropinfoLiveSource } from './live-source.ts';
import {
  checkFilter,
  type DropinfoFilterWire,
  type DropinfoWire,
  dropinfoOrder,
  isWanted,
  leagueFilterOf,
  toDropinfo,
  toDropinfoFilter,
  toDropinfoHistory,
} from './shapes.ts';

const noLeagues: ReadonlySet<number> = new Set();

const historyName = 'dropinfo history';

/** Whether the caller has a permission; also true for guests, whom the upstream refuses. */
async function isPermitted({ session }: Loaders, permission: string): Promise<boolean> {
  const { user } = await session.identity();
  return user === null || hasPermission(user, permission);
}

/** None for a caller with dropinfos but without filters. */
async function usableFilters(loaders: Loaders): Promise<readonly DropinfoFilterWire[]> {
  if (!(await isPermitted(loaders, 'dropinfo'))) throw forbidden();
  return (await isPermitted(loaders, 'dropinfo_filters'))
    ? (await loaders.read(endpoints.dropinfoFilterList)).filters
    : [];
}

const resolvers: DomainResolvers = {
  Query: {
    dropinfos: async (_, { filter, orderBy, first, after }, context) => {
      const { loaders } = context;
      checkPageSize({ first });
      checkFilter(filter ?? {});
      const requested = leagueFilterOf(filter ?? {});
      const leagueFilter =
        requested !== null && (await isPermitted(loaders, 'dropinfo_filters')) ? requested : null;
      const [{ dropinfos: rows }, identity] = await Promise.all([
        loaders.read(endpoints.dropinfoList, leagueFilter === null ? undefined : { leagueFilter }),
        filter?.favouriteLeagues ? loaders.session.identity() : null,
      ]);
      const favouriteLeagues = identity === null ? noLeagues : new Set(identity.user?.favourite_leagues);
      const filterContext = { now: filter?.when ? context.now : 0, favouriteLeagues };
      const wanted = rows.filter((row) => isWanted(row, filter ?? {}, filterContext));
      return connect(wanted, dropinfoOrder(wanted, orderBy), { first, after }, toDropinfo);
    },
    dropinfo: async (_, { uid }, { loaders }) => {
      const found = (await loaders.read(endpoints.dropinfoList)).dropinfos.find((row) => row.uid === uid);
      return found === undefined ? null : toDropinfo(found);
    },
    dropinfoFilters: async (_, _args, { loaders, session }) =>
      (await usableFilters(loaders)).map((row) =>
        toDropinfoFilter(row, { lang: session.lang, isAdmin: false }),
      ),
  },
  Dropinfo: {
    ...teamNameFields,
    history: async ({ dropinfoId }, { first, after }, { loaders }) => {
      checkPageSize({ first });
      const page = { dropinfoId, after: placeOf({ name: historyName }, { first, after }), limit: first };
      const reply = await nullIfNotFound(loaders.read(endpoints.dropinfoHistory, page));
      if (reply === null) return null;
      const { steps, hasMore, openedAt, minDrop } = toDropinfoHistory(reply.history);
      const edges = steps.map((step) => new Edge(step, historyName, [step.stepId]));
      return { ...paged(edges, page.after > 0, hasMore), openedAt, minDrop };
    },
    match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info),
  },
  DropinfoLeague: { league: ({ leagueId }, _args, { loaders }) => loaders.league.byId(leagueId) },
  Match: {
    dropinfos: async ({ matchId }, { first }, { loaders }) => {
      const isLinked = ({ match_id }: DropinfoWire) => match_id === matchId;
      const read = async () => (await loaders.read(endpoints.dropinfoList)).dropinfos;
      const rows = await newestLinked(read, isLinked, first);
      return rows.map(toDropinfo);
    },
  },
};

export const dropinfo = defineDomain({
  endpoints,
  resolvers: [resolvers, adminDropinfoResolvers],
  nodes: {
    Dropinfo: async (id, { loaders }) =>
      findRow((await loaders.read(endpoints.dropinfoList)).dropinfos, id, toDropinfo),
    DropinfoFilter: async (id, { loaders, session }) =>
      findRow(await usableFilters(loaders), id, (row) =>
        toDropinfoFilter(row, { lang: session.lang, isAdmin: false }),
      ),
  },
  live: dropinfoLiveSource,
});
