import { list, orNull, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { league } from '../league/shapes.ts';
import { category, imported, season, tournament } from './shapes.ts';

/** Reads the data provider's categories. */
export const providerCategories = defineEndpoint({
  id: 'provider.categories',
  method: 'GET',
  path: (_: Record<never, never>) => '/sofascore/get_categories.json',
  auth: 'user',
  decode: shape({ categories: list(category) }),
  cost: 1,
  fields: [{ field: 'Admin.providerCategories', per: 'place' }],
});

/** Reads the tournaments of a category. */
export const providerTournaments = defineEndpoint({
  id: 'provider.tournaments',
  method: 'GET',
  path: (args: { categoryId: number }) => `/sofascore/${args.categoryId}/get_tournaments.json`,
  auth: 'user',
  decode: shape({ tournaments: list(tournament) }),
  cost: 1,
  fields: [{ field: 'Admin.providerTournaments', per: 'place' }],
});

/** Reads the seasons of a tournament, newest first. */
export const providerSeasons = defineEndpoint({
  id: 'provider.seasons',
  method: 'GET',
  path: (args: { tournamentId: number }) => `/sofascore/${args.tournamentId}/get_seasons.json`,
  auth: 'user',
  decode: shape({ seasons: list(season) }),
  cost: 1,
  fields: [{ field: 'Admin.providerSeasons', per: 'place' }],
});

/** How long an import may take: a provider that must not be pressed gives a season's documents in minutes. */
const importMs = 5 * 60_000;

/** Imports a season of a tournament. */
export const providerActivate = defineEndpoint({
  id: 'provider.activate',
  method: 'POST',
  path: () => '/sofascore/activate_tournament.json',
  body: (args: { tournamentId: number; seasonId: number }) => ({
    season_id: args.seasonId,
    tournament_id: args.tournamentId,
  }),
  auth: 'user',
  decode: shape({ league, imported: orNull(imported) }),
  cost: 5,
  fields: ['Mutation.activateTournament'],
  timeoutMs: importMs,
});
