import * as s from '../../kit/shape.ts';
import { toWire } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
import { league } from '../league/shapes.ts';

/** The imported league; null before the import. */
const leagueId = s.orNull(s.integer);

export const category = s.shape({
  categoryId: s.from('id', s.integer),
  name: s.text,
  flag: s.hidden(s.orNull(s.text)),
});

export const tournament = s.shape({
  tournamentId: s.from('id', s.integer),
  name: s.text,
  logo: s.orNull(s.text),
  leagueId,
});
export type ProviderTournamentModel = s.ModelOf<typeof tournament>;

export const season = s.shape({ seasonId: s.from('id', s.integer), name: s.text, year: s.text, leagueId });
export type ProviderSeasonModel = s.ModelOf<typeof season>;

const imported = s.shape({ season: s.text, matches: s.integer, played: s.integer, added: s.integer });

export const providerCategories = get('provider.categories', '/sofascore/get_categories.json', {
  decode: s.shape({ categories: s.list(category) }),
  fields: ['Admin.providerCategories'],
});

export const providerTournaments = get(
  'provider.tournaments',
  '/sofascore/{categoryId}/get_tournaments.json',
  {
    decode: s.shape({ tournaments: s.list(tournament) }),
    fields: [{ field: 'Admin.providerTournaments', by: ['categoryId'] }],
  },
);

export const providerSeasons = get('provider.seasons', '/sofascore/{tournamentId}/get_seasons.json', {
  decode: s.shape({ seasons: s.list(season) }),
  fields: [{ field: 'Admin.providerSeasons', by: ['tournamentId'] }],
});

/** An import takes minutes, because requests to the provider are rate limited. */
const importMs = 5 * 60_000;

export const providerActivate = post('provider.activate', '/sofascore/activate_tournament.json', {
  body: (args: { tournamentId: number; seasonId: number }) => toWire(args),
  decode: s.shape({ league, imported: s.orNull(imported) }),
  cost: 5,
  fields: ['Mutation.activateTournament'],
  timeoutMs: importMs,
});
