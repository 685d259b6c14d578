import type { DataProvider } from '../data-provider.ts';
import type { ProviderSource } from './provider-source.ts';
import { readCategories, readSeasons, readTournaments } from './read-offer.ts';
import { readSeason } from './read-season.ts';
import { seasonNameOf } from './season-name.ts';
import { leagueCodeOf } from './store-league.ts';
import { storeSeason } from './store-season.ts';

const categoriesPath = 'sport/football/categories';

/** A provider that speaks the JSON shapes of SofaScore, wherever its documents come from. */
export function createJsonProvider(source: ProviderSource): DataProvider {
  const readAt = async <T>(path: string, read: (document: unknown, path: string) => T): Promise<T | null> => {
    const document = await source.get(path);
    return document === null ? null : read(document, path);
  };
  return {
    categories: async () => (await readAt(categoriesPath, readCategories)) ?? [],
    tournaments: (categoryId) => readAt(`category/${categoryId}/unique-tournaments`, readTournaments),
    seasons: (tournamentId) => readAt(`unique-tournament/${tournamentId}/seasons`, readSeasons),
    leagueCode: leagueCodeOf,
    seasonYear: ({ year }) => seasonNameOf(year).year,
    importSeason: async (db, tournamentId, season, options) => {
      const content = await readSeason(source, tournamentId, season.id, options.now);
      return content === null ? null : storeSeason(db, { ...content, tournamentId, season }, options);
    },
  };
}
