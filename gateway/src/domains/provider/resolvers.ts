import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { flagFields, toLeague } from '../league/shapes.ts';
import { mutation } from '../mutation.ts';
import { providerActivate, providerCategories, providerSeasons, providerTournaments } from './endpoints.ts';
import { category, season, tournament } from './shapes.ts';

const toCategory = readerWith(category, flagFields);

/** The league that something of the provider's has become. */
const league = ({ leagueId }: { readonly leagueId: number | null }, _: unknown, { loaders }: GraphContext) =>
  leagueId === null ? null : loaders.league.byId(leagueId);

export const providerResolvers = {
  Admin: {
    providerCategories: async (_, _args, { rest, session }) => {
      const { categories } = await rest.call(providerCategories, {}, session);
      return categories.map((wire) => toCategory(wire));
    },
    providerTournaments: async (_, { categoryId }, { rest, session }) => {
      const { tournaments } = await rest.call(providerTournaments, { categoryId }, session);
      return tournaments.map(reader(tournament));
    },
    providerSeasons: async (_, { tournamentId }, { rest, session }) => {
      const { seasons } = await rest.call(providerSeasons, { tournamentId }, session);
      return seasons.map(reader(season));
    },
  },
  Mutation: {
    activateTournament: (_, { input }, context) =>
      mutation(context, { league: null, imported: null }, async () => {
        const { tournamentId, seasonId } = input;
        const args = { tournamentId, seasonId };
        const { league, imported } = await context.rest.call(providerActivate, args, context.session);
        return { league: toLeague(league), imported: imported ?? null };
      }),
  },
  ProviderTournament: { league },
  ProviderSeason: { league },
} satisfies DomainResolvers;
