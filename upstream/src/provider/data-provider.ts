import type { Database } from '../db/database.ts';
import type { ProviderCategory, ProviderSeason, ProviderTournament } from '../import/json/read-offer.ts';
import type { ImportedSeason, ImportSeasonOptions } from '../import/record-import.ts';

/** A source of leagues and matches. Every method throws `ProviderError` when the provider fails. */
export interface DataProvider {
  /** The number of running imports; absent when they are not counted. */
  importsInProgress?: () => number;
  categories(): Promise<ProviderCategory[]>;
  /** Null for an unknown category. */
  tournaments(categoryId: number): Promise<ProviderTournament[] | null>;
  /** Newest first; null for an unknown tournament. */
  seasons(tournamentId: number): Promise<ProviderSeason[] | null>;
  /** The code of a tournament's league, whether it is stored or not. */
  leagueCode(tournamentId: number): string;
  /** The first year of a season. */
  seasonYear(season: ProviderSeason): string;
  /**
   * Imports or updates a season of `seasons` in one transaction.
   * @returns null when the season has no matches
   */
  importSeason(
    db: Database,
    tournamentId: number,
    season: ProviderSeason,
    options: ImportSeasonOptions,
  ): Promise<ImportedSeason | null>;
}

/** Shares a running import with repeated requests for it, because it may take minutes and many requests to the provider. */
export function dedupeImports(provider: DataProvider): DataProvider {
  const inProgress = new Map<string, Promise<ImportedSeason | null>>();
  return {
    ...provider,
    importsInProgress: () => inProgress.size,
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
