import type { Database } from '../db/database.ts';
import type { ProviderCategory, ProviderSeason, ProviderTournament } from '../import/json/read-offer.ts';
import type { ImportedSeason, ImportSeasonOptions } from '../import/record-import.ts';

/** Where leagues and matches come from. Every method throws `ProviderFault` when the provider does not do its part. */
export interface DataProvider {
  /** How many imports go on now; absent where nobody counts them. */
  importsUnderWay?: () => number;
  categories(): Promise<ProviderCategory[]>;
  /** The tournaments of a category; null when there is no such category. */
  tournaments(categoryId: number): Promise<ProviderTournament[] | null>;
  /** The seasons of a tournament, newest first; null when there is no such tournament. */
  seasons(tournamentId: number): Promise<ProviderSeason[] | null>;
  /** The code of the league that a tournament is stored as, whether it is stored or not. */
  leagueCode(tournamentId: number): string;
  /** The first year that a season is stored under. */
  seasonYear(season: ProviderSeason): string;
  /**
   * Imports a season that `seasons` names, nothing of it when it cannot be read. One that was imported before is
   * brought up to date.
   * @returns what it came to; null when the season has no matches
   */
  importSeason(
    db: Database,
    tournamentId: number,
    season: ProviderSeason,
    options: ImportSeasonOptions,
  ): Promise<ImportedSeason | null>;
}

/** Where no provider is configured: it knows nothing. */
export const noProvider: DataProvider = {
  categories: async () => [],
  tournaments: async () => null,
  seasons: async () => null,
  leagueCode: (tournamentId) => `provider-${tournamentId}`,
  seasonYear: ({ year }) => year,
  importSeason: async () => null,
};

/**
 * A provider of which an import that is asked for while the same one is under way joins it: it may take minutes, and
 * whoever grew tired of waiting and asks again must not ask the provider for everything twice.
 */
export function joinImports(provider: DataProvider): DataProvider {
  const inProgress = new Map<string, Promise<ImportedSeason | null>>();
  return {
    ...provider,
    importsUnderWay: () => inProgress.size,
    importSeason: (db, tournamentId, season, options) => {
      const key = `${tournamentId} ${season.id}`;
      const running = inProgress.get(key);
      if (running) return running;
      const started = provider
        .importSeason(db, tournamentId, season, options)
        .finally(() => inProgress.delete(key));
      inProgress.set(key, started);
      return started;
    },
  };
}
