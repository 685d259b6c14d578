import { reader } from '../../kit/compile-shape.ts';
import { userErrorsOf } from '../../kit/errors.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/schema.ts';
import { toLeague } from '../league/mapper.ts';
import {
  providerCategories as categoriesEndpoint,
  providerActivate,
  providerSeasons as seasonsEndpoint,
  providerTournaments as tournamentsEndpoint,
} from './endpoints.ts';
import { category, season, tournament } from './shapes.ts';

const Admin: AdminResolvers = {
  providerCategories: async (_, _args, { rest, session }) => {
    const { categories } = await rest.call(categoriesEndpoint, {}, session);
    return categories.map(reader(category));
  },
  providerTournaments: async (_, { categoryId }, { rest, session }) => {
    const { tournaments } = await rest.call(tournamentsEndpoint, { categoryId }, session);
    return tournaments.map(reader(tournament));
  },
  providerSeasons: async (_, { tournamentId }, { rest, session }) => {
    const { seasons } = await rest.call(seasonsEndpoint, { tournamentId }, session);
    return seasons.map(reader(season));
  },
};

const activateTournament: MutationResolvers['activateTournament'] = async (_, { input }, context) => {
  const { tournamentId, seasonId } = input;
  try {
    const args = { tournamentId, seasonId };
    const { league, imported } = await context.rest.call(providerActivate, args, context.session);
    return { league: toLeague(league), imported: imported ?? null, errors: [] };
  } catch (error) {
    return { league: null, imported: null, errors: userErrorsOf(error) };
  } finally {
    context.resetLoaders();
  }
};

export const providerResolvers = { Admin, Mutation: { activateTournament } };
