import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type ImportedSeason, type ImportSeasonOptions, recordImport } from '../record-import.ts';
import { storeSeasons } from '../store-seasons.ts';
import { createFolderSource, ProviderFault, type ProviderSource } from './provider-source.ts';
import { type ProviderSeason, readSeasons } from './read-offer.ts';
import { readSeason } from './read-season.ts';

/** How a folder is imported. */
export interface ProviderFolderOptions {
  clock: Clock;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
}

/** What importing a folder did: a line for each season, and whether one could not be imported. */
export interface ProviderFolderSummary {
  lines: string[];
  hasRefused: boolean;
}

/**
 * Imports every season of a folder that is laid out as the provider's paths, each wholly or not at all; one that cannot
 * be read does not keep the others. Seasons that are listed without matches are left out.
 * @param folder absolute
 * @throws ProviderFault when the folder holds no tournament
 */
export async function importProviderFolder(
  db: Database,
  folder: string,
  { clock, minDrop }: ProviderFolderOptions,
): Promise<ProviderFolderSummary> {
  const source = createFolderSource(folder);
  const summary: ProviderFolderSummary = { lines: [], hasRefused: false };
  const attempt = async <T>(what: string, work: () => Promise<T | null>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      summary.lines.push(`${what}: refused, ${error.message}`);
      summary.hasRefused = true;
      return null;
    }
  };
  for (const tournamentId of await tournamentsIn(folder)) {
    const seasons = await attempt(`Tournament ${tournamentId}`, () =>
      readAt(source, `unique-tournament/${tournamentId}/seasons`, readSeasons),
    );
    for (const season of seasons ?? []) {
      const imported = await attempt(season.name, () =>
        importSeason(db, source, tournamentId, season, { now: clock(), minDrop }),
      );
      if (imported === null) continue;
      const { matches, played, added } = imported;
      summary.lines.push(`${season.name}: ${matches} matches, ${played} of them played, ${added} new`);
    }
  }
  return summary;
}

async function tournamentsIn(folder: string): Promise<number[]> {
  const names = await readdir(join(folder, 'unique-tournament')).catch(() => []);
  const ids = names.filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number);
  if (ids.length === 0) throw new ProviderFault('provider_unreachable', `No tournaments in ${folder}`);
  return ids.toSorted((one, other) => one - other);
}

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
