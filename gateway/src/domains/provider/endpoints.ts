import { list, orNull, shape } from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
import { league } from '../league/shapes.ts';
import { category, imported, season, tournament } from './shapes.ts';

export const providerCategories = get('provider.categories', '/sofascore/get_categories.json', {
  decode: shape({ categories: list(category) }),
  fields: [{ field: 'Admin.providerCategories', per: 'place' }],
});

export const providerTournaments = get(
  'provider.tournaments',
  '/sofascore/{categoryId}/get_tournaments.json',
  {
    decode: shape({ tournaments: list(tournament) }),
    fields: [{ field: 'Admin.providerTournaments', per: 'place' }],
  },
);

export const providerSeasons = get('provider.seasons', '/sofascore/{tournamentId}/get_seasons.json', {
  decode: shape({ seasons: list(season) }),
  fields: [{ field: 'Admin.providerSeasons', per: 'place' }],
});

/** An import takes minutes, because requests to the provider are rate limited. */
const importMs = 5 * 60_000;

export const providerActivate = post('provider.activate', '/sofascore/activate_tournament.json', {
  body: (args: { tournamentId: number; seasonId: number }) => toWire(args),
  decode: shape({ league, imported: orNull(imported) }),
  cost: 5,
  fields: ['Mutation.activateTournament'],
  timeoutMs: importMs,
});
