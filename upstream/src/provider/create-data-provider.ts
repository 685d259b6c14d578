import { readdirSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import type { UpstreamConfig } from '../config.ts';
import { EnvironmentError } from '../environment-error.ts';
import { createHttpSource } from '../import/json/http-source.ts';
import { createFolderSource, type ProviderSource, readAt } from '../import/json/provider-source.ts';
import { readCategories, readSeasons, readTournaments } from '../import/json/read-offer.ts';
import { readSeason, seasonNameOf } from '../import/json/read-season.ts';
import { recordImport } from '../import/record-import.ts';
import { storeSeasons } from '../import/store-seasons.ts';
import { type DataProvider, dedupeImports } from './data-provider.ts';
import { createFootballDataProvider, type Warn } from './football-data-provider.ts';

/** @throws EnvironmentError when the folder of the provider cannot be read */
export function createDataProvider(
  { provider }: Pick<UpstreamConfig, 'provider'>,
  clock: Clock,
  warn: Warn,
): DataProvider {
  if (provider !== null && 'folder' in provider) requireFolder(provider.folder);
  return dedupeImports(adapterFor(provider, clock, warn));
}

function requireFolder(folder: string): void {
  try {
    readdirSync(folder);
  } catch (error) {
    throw new EnvironmentError(
      `PROVIDER_DIR cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function adapterFor(provider: UpstreamConfig['provider'], clock: Clock, warn: Warn): DataProvider {
  switch (provider?.kind) {
    case undefined:
      return noProvider;
    case 'files':
      return createJsonProvider(createFolderSource(provider.folder));
    case 'football-data':
      return createFootballDataProvider(provider.folder, clock, warn);
    case 'http':
      return createJsonProvider(createHttpSource({ baseUrl: provider.url }));
  }
}

/** Used when no provider is configured. */
export const noProvider = createJsonProvider({ eventLists: [], get: async () => null });

/** A provider with documents in the JSON shapes of SofaScore. */
export function createJsonProvider(source: ProviderSource): DataProvider {
  const leagueCode = (tournamentId: number) => `provider-${tournamentId}`;
  return {
    categories: async () => (await readAt(source, 'sport/football/categories', readCategories)) ?? [],
    tournaments: (categoryId) => readAt(source, `category/${categoryId}/unique-tournaments`, readTournaments),
    seasons: (tournamentId) => readAt(source, `unique-tournament/${tournamentId}/seasons`, readSeasons),
    leagueCode,
    seasonYear: ({ year }) => seasonNameOf(year).year,
    importSeason: async (db, tournamentId, season, options) => {
      const code = leagueCode(tournamentId);
      const content = await readSeason(source, code, tournamentId, season, options.now);
      if (content === null) return null;
      const key = { code, year: content.season.year };
      return recordImport(db, key, options, (tx) => storeSeasons(tx, [content], options));
    },
  };
}
