import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/resolver-types.ts';
import type { GraphContext } from '../context.ts';
import { flagFields } from '../league/flag.ts';
import { toLeague } from '../league/mapper.ts';
import { mutation } from '../mutation.ts';
import {
  providerCategories as categoriesEndpoint,
  providerActivate,
  providerSeasons as seasonsEndpoint,
  providerTournaments as tournamentsEndpoint,
} from './endpoints.ts';
import { category, season, tournament } from './shapes.ts';

const toCategory = readerWith(category, flagFields);

const Admin: AdminResolvers = {
  providerCategories: async (_, _args, { rest, session }) => {
    const { categories } = await rest.call(categoriesEndpoint, {}, session);
    return categories.map((wire) => toCategory(wire));
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

const activateTournament: MutationResolvers['activateTournament'] = (_, { input }, context) =>
  mutation(context, { league: null, imported: null }, async () => {
    const { tournamentId, seasonId } = input;
    const args = { tournamentId, seasonId };
    const { league, imported } = await context.rest.call(providerActivate, args, context.session);
    return { league: toLeague(league), imported: imported ?? null };
  });

/** The league that something of the provider's has become. */
const league = ({ leagueId }: { readonly leagueId: number | null }, _: unknown, { loaders }: GraphContext) =>
  leagueId === null ? null : loaders.league.byId(leagueId);

export const providerResolvers = {
  Admin,
  Mutation: { activateTournament },
  ProviderTournament: { league },
  ProviderSeason: { league },
};
