import type { Database } from '../../db/database.ts';
import { type ImportedSeason, type ImportSeasonOptions, recordImport } from '../record-import.ts';
import { storeSeasons } from '../store-seasons.ts';
import type { ProviderSource } from './provider-source.ts';
import type { ProviderSeason } from './read-offer.ts';
import { readSeason } from './read-season.ts';

/** The code of the league that a tournament becomes. */
export const leagueCodeOf = (tournamentId: number) => `provider-${tournamentId}`;

/**
 * Imports a season, all or nothing of it.
 * @returns null when it has no matches
 * @throws ProviderFault when a document is cut, refused or out of reach
 */
export async function importSeason(
  db: Database,
  source: ProviderSource,
  tournamentId: number,
  season: ProviderSeason,
  options: ImportSeasonOptions,
): Promise<ImportedSeason | null> {
  const code = leagueCodeOf(tournamentId);
  const content = await readSeason(source, code, tournamentId, season, options.now);
  if (content === null) return null;
  const place = { code, year: content.season.year };
  return recordImport(db, place, options, (tx) => storeSeasons(tx, [content], options));
}

/** The document at a path, read; null when there is none. */
export async function readAt<T>(
  source: ProviderSource,
  path: string,
  read: (document: unknown, path: string) => T,
): Promise<T | null> {
  const document = await source.get(path);
  return document === null ? null : read(document, path);
}
