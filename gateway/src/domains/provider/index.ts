import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { flagFields, toLeague } from '../league/shapes.ts';
import { mutation } from '../mutation.ts';
import * as endpoints from './endpoints.ts';

const toCategory = readerWith(endpoints.category, flagFields);

const league = ({ leagueId }: { readonly leagueId: number | null }, _: unknown, { loaders }: GraphContext) =>
  leagueId === null ? null : loaders.league.byId(leagueId);

const resolvers: DomainResolvers = {
  Admin: {
    providerCategories: async (_, _args, { loaders }) => {
      const { categories } = await loaders.read(endpoints.providerCategories);
      return categories.map((wire) => toCategory(wire));
    },
    providerTournaments: async (_, { categoryId }, { loaders }) => {
      const { tournaments } = await loaders.read(endpoints.providerTournaments, { categoryId });
      return tournaments.map(reader(endpoints.tournament));
    },
    providerSeasons: async (_, { tournamentId }, { loaders }) => {
      const { seasons } = await loaders.read(endpoints.providerSeasons, { tournamentId });
      return seasons.map(reader(endpoints.season));
    },
  },
  Mutation: {
    activateTournament: (_, { input }, context) =>
      mutation(context, {}, async () => {
        const { league, imported } = await context.call(endpoints.providerActivate, input);
        return { league: toLeague(league), imported: imported ?? null };
      }),
  },
  ProviderTournament: { league },
  ProviderSeason: { league },
};

export const provider = defineDomain({ endpoints, resolvers: [resolvers] });
