import { importSeason, leagueCodeOf, readAt } from '../import/json/import-season.ts';
import type { ProviderSource } from '../import/json/provider-source.ts';
import { readCategories, readSeasons, readTournaments } from '../import/json/read-offer.ts';
import { seasonNameOf } from '../import/json/read-season.ts';
import type { DataProvider } from './data-provider.ts';

/** A provider that speaks the JSON shapes of SofaScore, wherever its documents come from. */
export function createJsonProvider(source: ProviderSource): DataProvider {
  return {
    categories: async () => (await readAt(source, 'sport/football/categories', readCategories)) ?? [],
    tournaments: (categoryId) => readAt(source, `category/${categoryId}/unique-tournaments`, readTournaments),
    seasons: (tournamentId) => readAt(source, `unique-tournament/${tournamentId}/seasons`, readSeasons),
    leagueCode: leagueCodeOf,
    seasonYear: ({ year }) => seasonNameOf(year).year,
    importSeason: (db, tournamentId, season, options) =>
      importSeason(db, source, tournamentId, season, options),
  };
}
