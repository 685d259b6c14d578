import { z } from 'zod';
import { wireId } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { leagueWire } from '../league/endpoints.ts';

/** The league that something of the provider's has become. */
const knownLeague = wireId.nullish();

/** Reads the data provider's categories. */
export const providerCategories = defineEndpoint({
  id: 'provider.categories',
  method: 'GET',
  path: (_: Record<never, never>) => '/sofascore/get_categories.json',
  auth: 'user',
  decode: z.object({
    categories: z.array(z.object({ id: wireId, name: z.string(), flag: z.string().nullish() })),
  }),
  cost: 1,
  fields: [{ field: 'Admin.providerCategories', per: 'place' }],
});

/** Reads the tournaments of a category. */
export const providerTournaments = defineEndpoint({
  id: 'provider.tournaments',
  method: 'GET',
  path: (args: { categoryId: number }) => `/sofascore/${args.categoryId}/get_tournaments.json`,
  auth: 'user',
  decode: z.object({
    tournaments: z.array(
      z.object({ id: wireId, name: z.string(), logo: z.string().nullish(), league_id: knownLeague }),
    ),
  }),
  cost: 1,
  fields: [{ field: 'Admin.providerTournaments', per: 'place' }],
});

/** Reads the seasons of a tournament, newest first. */
export const providerSeasons = defineEndpoint({
  id: 'provider.seasons',
  method: 'GET',
  path: (args: { tournamentId: number }) => `/sofascore/${args.tournamentId}/get_seasons.json`,
  auth: 'user',
  decode: z.object({
    seasons: z.array(z.object({ id: wireId, name: z.string(), year: z.string(), league_id: knownLeague })),
  }),
  cost: 1,
  fields: [{ field: 'Admin.providerSeasons', per: 'place' }],
});

/** How long an import may take: a provider that must not be pressed gives a season's documents in minutes. */
const importMs = 5 * 60_000;

/** What an import came to. */
const importedWire = z.object({
  season: z.string(),
  matches: z.int(),
  played: z.int(),
  added: z.int(),
});

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
  decode: z.object({ league: leagueWire, imported: importedWire.nullish() }),
  cost: 5,
  fields: ['Mutation.activateTournament'],
  timeoutMs: importMs,
});
