import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { flagFields, toLeague } from '../league/shapes.ts';
import { mutation } from '../mutation.ts';
import { providerActivate, providerCategories, providerSeasons, providerTournaments } from './endpoints.ts';
import { category, season, tournament } from './shapes.ts';

const toCategory = readerWith(category, flagFields);

const league = ({ leagueId }: { readonly leagueId: number | null }, _: unknown, { loaders }: GraphContext) =>
  leagueId === null ? null : loaders.league.byId(leagueId);

export const providerResolvers = {
  Admin: {
    providerCategories: async (_, _args, { call }) => {
      const { categories } = await call(providerCategories);
      return categories.map((wire) => toCategory(wire));
    },
    providerTournaments: async (_, { categoryId }, { call }) => {
      const { tournaments } = await call(providerTournaments, { categoryId });
      return tournaments.map(reader(tournament));
    },
    providerSeasons: async (_, { tournamentId }, { call }) => {
      const { seasons } = await call(providerSeasons, { tournamentId });
      return seasons.map(reader(season));
    },
  },
  Mutation: {
    activateTournament: (_, { input }, context) =>
      mutation(context, { league: null, imported: null }, async () => {
        const { tournamentId, seasonId } = input;
        const args = { tournamentId, seasonId };
        const { league, imported } = await context.call(providerActivate, args);
        return { league: toLeague(league), imported: imported ?? null };
      }),
  },
  ProviderTournament: { league },
  ProviderSeason: { league },
} satisfies DomainResolvers;
