import type { Clock } from '../clock.ts';
import type { UpstreamConfig } from '../config.ts';
import { createHttpSource } from '../import/json/http-source.ts';
import { importSeason, leagueCodeOf, readAt } from '../import/json/import-season.ts';
import { createFolderSource, type ProviderSource } from '../import/json/provider-source.ts';
import { readCategories, readSeasons, readTournaments } from '../import/json/read-offer.ts';
import { seasonNameOf } from '../import/json/read-season.ts';
import { type DataProvider, dedupeImports, noProvider } from './data-provider.ts';
import { createFootballDataProvider } from './football-data-provider.ts';

export function createDataProvider(
  { provider }: Pick<UpstreamConfig, 'provider'>,
  clock: Clock,
): DataProvider {
  return dedupeImports(adapterFor(provider, clock));
}

function adapterFor(provider: UpstreamConfig['provider'], clock: Clock): DataProvider {
  switch (provider?.kind) {
    case undefined:
      return noProvider;
    case 'files':
      return createJsonProvider(createFolderSource(provider.folder));
    case 'football-data':
      return createFootballDataProvider(provider.folder, clock);
    case 'http':
      return createJsonProvider(createHttpSource({ baseUrl: provider.url }));
  }
}

/** A provider with documents in the JSON shapes of SofaScore. */
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
