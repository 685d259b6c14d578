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
  /** The admin who wants it, to whom it is put down in the log; absent where nobody is signed in. */
  authorId?: number;
}

/** What importing a season came to. */
export interface ImportedSeason {
  leagueId: number;
  /** Name of the season. */
  season: string;
  /** How many matches of the season are stored now, how many of them have a result, and how many are new. */
  matches: number;
  played: number;
  added: number;
}

/** What a season is stored under: the code of its league and its first year. */
export interface SeasonPlace {
  code: string;
  year: string;
}

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
