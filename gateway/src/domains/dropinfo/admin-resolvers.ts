import { fits } from '../../kit/compile-shape.ts';
import { forbidden } from '../../kit/errors.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/resolver-types.ts';
import type { GraphContext } from '../context.ts';
import { mutation } from '../mutation.ts';
import {
  dropinfoEditFilter,
  dropinfoMoveDown,
  dropinfoMoveUp,
  dropinfoSaveFilter,
  dropinfoFilterLeagues as leaguesEndpoint,
  dropinfoFilterSports as sportsEndpoint,
} from './endpoints.ts';
import { toAdminDropinfoFilter } from './mapper.ts';
import { movedFilters } from './shapes.ts';

/** The list is the one that members choose from, so that the upstream gives it to typers too. */
const dropinfoFilters: NonNullable<AdminResolvers['dropinfoFilters']> = async (_, _args, { loaders }) => {
  const { user } = await loaders.session.identity();
  if (!user?.is_admin) throw forbidden();
  return (await loaders.dropinfo.filters()).map(toAdminDropinfoFilter);
};

const dropinfoFilter: NonNullable<AdminResolvers['dropinfoFilter']> = async (
  _,
  { filterId },
  { loaders },
) => {
  const found = await loaders.dropinfo.filterForAdmin(filterId);
  return found && toAdminDropinfoFilter(found);
};

const dropinfoFilterSports: NonNullable<AdminResolvers['dropinfoFilterSports']> = async (
  _,
  _args,
  context,
) => {
  const { sports } = await context.rest.call(sportsEndpoint, {}, context.session);
  return sports.map(({ id, name }) => ({ sportId: id, name }));
};

const dropinfoFilterLeagues: NonNullable<AdminResolvers['dropinfoFilterLeagues']> = async (
  _,
  { sportId },
  { rest, session },
) => {
  const { leagues } = await rest.call(leaguesEndpoint, { sportId: sportId ?? null }, session);
  return leagues.map(({ id, sport_id, name, country }) => ({
    leagueId: id,
    sportId: sport_id ?? null,
    name,
    country: country ?? null,
  }));
};

interface FilterTerms {
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly number[];
}

const toWire = ({ name, nameEn, sportIds, leagueIds }: FilterTerms) => ({
  name,
  name_en: nameEn ?? null,
  sport_ids: sportIds,
  league_ids: leagueIds,
});

const createDropinfoFilter: MutationResolvers['createDropinfoFilter'] = (_, { input }, context) =>
  mutation(context, { filter: null }, async () => {
    const { filter } = await context.rest.call(dropinfoSaveFilter, toWire(input), context.session);
    return { filter: toAdminDropinfoFilter(filter) };
  });

const editDropinfoFilter: MutationResolvers['editDropinfoFilter'] = (_, { input }, context) =>
  mutation(context, { filter: null }, async () => {
    const { filterId, version } = input;
    const wanted = { ...toWire(input), ...(version == null ? {} : { version }) };
    const args = { filterId, filter: wanted };
    const { filter } = await context.rest.call(dropinfoEditFilter, args, context.session);
    return { filter: toAdminDropinfoFilter(filter) };
  });

/** The list as the reply has it, else as it is read anew. */
const move = (endpoint: typeof dropinfoMoveUp, filterId: number, context: GraphContext) =>
  mutation(context, { filters: null }, async () => {
    const reply = await context.rest.call(endpoint, { filterId }, context.session);
    context.resetLoaders();
    const filters = fits(movedFilters, reply) ? reply.filters : await context.loaders.dropinfo.filters();
    return { filters: filters.map(toAdminDropinfoFilter) };
  });

const moveDropinfoFilterUp: MutationResolvers['moveDropinfoFilterUp'] = (_, { input }, context) =>
  move(dropinfoMoveUp, input.filterId, context);

const moveDropinfoFilterDown: MutationResolvers['moveDropinfoFilterDown'] = (_, { input }, context) =>
  move(dropinfoMoveDown, input.filterId, context);

export const adminDropinfoResolvers = {
  Admin: { dropinfoFilters, dropinfoFilter, dropinfoFilterSports, dropinfoFilterLeagues },
  Mutation: { createDropinfoFilter, editDropinfoFilter, moveDropinfoFilterUp, moveDropinfoFilterDown },
};
