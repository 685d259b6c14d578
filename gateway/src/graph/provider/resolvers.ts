import type { AdminResolvers, MutationResolvers } from '../__generated__/schema.ts';
import { userErrorsOf } from '../errors.ts';
import { toLeague } from '../league/mapper.ts';
import {
  providerCategories as categoriesEndpoint,
  providerActivate,
  providerSeasons as seasonsEndpoint,
  providerTournaments as tournamentsEndpoint,
} from './endpoints.ts';

const Admin: AdminResolvers = {
  providerCategories: async (_, _args, { rest, session }) => {
    const { categories } = await rest.call(categoriesEndpoint, {}, session);
    return categories.map(({ id, name, flag }) => ({ categoryId: id, name, flag: flag ?? null }));
  },
  providerTournaments: async (_, { categoryId }, { rest, session }) => {
    const { tournaments } = await rest.call(tournamentsEndpoint, { categoryId }, session);
    return tournaments.map(({ id, name, logo }) => ({ tournamentId: id, name, logo: logo ?? null }));
  },
  providerSeasons: async (_, { tournamentId }, { rest, session }) => {
    const { seasons } = await rest.call(seasonsEndpoint, { tournamentId }, session);
    return seasons.map(({ id, name, year }) => ({ seasonId: id, name, year }));
  },
};

const activateTournament: MutationResolvers['activateTournament'] = async (_, { input }, context) => {
  const { tournamentId, seasonId } = input;
  try {
    const { league } = await context.rest.call(providerActivate, { tournamentId, seasonId }, context.session);
    return { league: toLeague(league), errors: [] };
  } catch (error) {
    return { league: null, errors: userErrorsOf(error) };
  } finally {
    context.renewLoaders();
  }
};

export const providerResolvers = { Admin, Mutation: { activateTournament } };
