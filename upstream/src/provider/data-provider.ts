import type { Database } from '../db/database.ts';

/** A country or region of the provider. */
export interface ProviderCategory {
  id: number;
  name: string;
  slug: string | null;
  flag: string | null;
}

/** A tournament of a category. */
export interface ProviderTournament {
  id: number;
  name: string;
  slug: string | null;
  logo: string | null;
}

/** A season of a tournament; `year` as the provider writes it, for example `24/25`. */
export interface ProviderSeason {
  id: number;
  name: string;
  year: string;
}

/** How a season is imported. */
export interface ImportSeasonOptions {
  now: Date;
  /** Fraction from which a fall of the odds makes a dropinfo. */
  leastDrop: number;
}

/** Where leagues and matches come from. Every method throws `ProviderFault` when the provider does not do its part. */
export interface DataProvider {
  categories(): Promise<ProviderCategory[]>;
  /** The tournaments of a category; null when there is no such category. */
  tournaments(categoryId: number): Promise<ProviderTournament[] | null>;
  /** The seasons of a tournament, newest first; null when there is no such tournament. */
  seasons(tournamentId: number): Promise<ProviderSeason[] | null>;
  /**
   * Imports a season that `seasons` names, nothing of it when it cannot be read. One that was imported before is
   * brought up to date.
   * @returns the id of its league; null when the season has no matches
   */
  importSeason(
    db: Database,
    tournamentId: number,
    season: ProviderSeason,
    options: ImportSeasonOptions,
  ): Promise<number | null>;
}
