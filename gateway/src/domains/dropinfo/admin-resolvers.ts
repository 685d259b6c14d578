import { sortedBy } from '../../kit/connection.ts';
import { forbidden, nullIfNotFound } from '../../kit/errors.ts';
import { idOf, toGlobalId } from '../../kit/global-id.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { leagueIdErrors } from '../league/league-ids.ts';
import type { Loaders } from '../loaders.ts';
import { mutation, replyIfFits } from '../mutation.ts';
import {
  dropinfoEditFilter,
  dropinfoFilter,
  dropinfoFilterLeagues,
  dropinfoFilterList,
  dropinfoFilterSports,
  dropinfoMoveDown,
  dropinfoMoveUp,
  dropinfoSaveFilter,
  maxFilterSports,
  toFilterData,
} from './endpoints.ts';
import {
  type DropinfoFilterModel,
  type DropinfoFilterWire,
  filterList,
  oneFilter,
  toAdminFilter,
} from './shapes.ts';

const allFilters = async ({ read }: Loaders) => (await read(dropinfoFilterList)).filters;

const isAdmin = async ({ session }: Loaders): Promise<boolean> =>
  (await session.identity()).user?.is_admin ?? false;

type Restriction = DropinfoFilterModel['restriction'];

const adminOnly =
  <Name extends keyof Restriction>(name: Name) =>
  async ({ restriction, isForAdmin }: DropinfoFilterModel, _args: object, { loaders }: GraphContext) =>
    isForAdmin || (await isAdmin(loaders)) ? restriction[name] : null;

/** Sends a filter when these are ids of leagues. Returns that of the reply; finds it in the list when the reply has none. */
function save(
  leagueIds: readonly string[],
  context: GraphContext,
  send: () => Promise<unknown>,
  isSaved: (row: DropinfoFilterWire) => boolean,
) {
  const errors = leagueIdErrors(leagueIds);
  if (errors.length > 0) return { errors };
  return mutation(context, { names: { name: 'namePl' } }, async () => {
    const reply = await replyIfFits(oneFilter, send(), context);
    const row = reply?.filter ?? (await allFilters(context.loaders)).findLast(isSaved);
    return { filter: row ? toAdminFilter(row, context.session) : null };
  });
}

async function leaguesOfSport(sportId: number, { read }: Loaders) {
  const { leagues } = await read(dropinfoFilterLeagues, { sportId });
  return leagues.map(({ id, sport_id, name, country }) => ({
    leagueId: toGlobalId('League', id),
    sportId: sport_id ?? sportId,
    name,
    country: country ?? null,
  }));
}

async function leaguesOfAllSports(loaders: Loaders) {
  const { sports } = await loaders.read(dropinfoFilterSports);
  const requested = sports.slice(0, maxFilterSports);
  const leagues = (await Promise.all(requested.map(({ id }) => leaguesOfSport(id, loaders)))).flat();
  return [...new Map(leagues.map((league) => [league.leagueId, league])).values()];
}

/** Returns the list of the reply; reads it again when the reply has none. */
function move(endpoint: typeof dropinfoMoveUp, id: string, context: GraphContext) {
  const filterId = idOf('DropinfoFilter', id, 'filterId');
  return mutation(context, {}, async () => {
    const reply = await replyIfFits(filterList, context.call(endpoint, { filterId }), context);
    const filters = reply?.filters ?? (await allFilters(context.loaders));
    return { filters: filters.map((row) => toAdminFilter(row, context.session)) };
  });
}

export const adminDropinfoResolvers = {
  Admin: {
    /** The upstream also gives this list to typers, since members choose from it. */
    dropinfoFilters: async (_, _args, context) => {
      const { loaders, session } = context;
      if (!(await isAdmin(loaders))) throw forbidden();
      return (await allFilters(loaders)).map((row) => toAdminFilter(row, session));
    },
    dropinfoFilter: (_, { filterId }, { loaders, session }) =>
      nullIfNotFound(
        loaders.read(dropinfoFilter, { filterId }).then(({ filter }) => toAdminFilter(filter, session)),
      ),
    dropinfoFilterSports: async (_, _args, { loaders }) => {
      const { sports } = await loaders.read(dropinfoFilterSports);
      return sports.map(({ id, name }) => ({ sportId: id, name }));
    },
    dropinfoFilterLeagues: async (_, { sportId }, { loaders }) => {
      const leagues =
        sportId == null ? await leaguesOfAllSports(loaders) : await leaguesOfSport(sportId, loaders);
      return sortedBy(leagues, ({ country, name, leagueId }) => [country ?? '', name, leagueId]);
    },
  },
  DropinfoFilter: {
    sportIds: adminOnly('sportIds'),
    leagueIds: adminOnly('leagueIds'),
    version: adminOnly('version'),
  },
  Mutation: {
    createDropinfoFilter: (_, { input }, context) =>
      save(
        input.leagueIds,
        context,
        () => context.call(dropinfoSaveFilter, toFilterData(input)),
        ({ name }) => name === input.namePl.trim(),
      ),
    updateDropinfoFilter: (_, { input }, context) => {
      const filterId = idOf('DropinfoFilter', input.filterId, 'filterId');
      const version = input.version == null ? {} : { version: input.version };
      return save(
        input.leagueIds,
        context,
        () => context.call(dropinfoEditFilter, { filterId, filter: { ...toFilterData(input), ...version } }),
        ({ id }) => id === filterId,
      );
    },
    moveDropinfoFilterUp: (_, { input }, context) => move(dropinfoMoveUp, input.filterId, context),
    moveDropinfoFilterDown: (_, { input }, context) => move(dropinfoMoveDown, input.filterId, context),
  },
} satisfies DomainResolvers;
