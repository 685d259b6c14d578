import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type ImportedSeason, type ImportSeasonOptions, recordImport } from '../record-import.ts';
import { storeSeasons } from '../store-seasons.ts';
import { createFolderSource, ProviderError, type ProviderSource } from './provider-source.ts';
import { type ProviderSeason, readSeasons } from './read-offer.ts';
import { readSeason } from './read-season.ts';

/** `lines` has one report per season; `hasRefused` when one was rejected. */
interface ProviderFolderSummary {
  lines: string[];
  hasRefused: boolean;
}

/**
 * Imports every season of a folder with the provider's paths, each in one transaction, and continues after a rejected one.
 * Seasons without matches are left out.
 * @param folder absolute
 * @throws ProviderError when the folder has no tournament
 */
export async function importProviderFolder(
  db: Database,
  folder: string,
  { clock, minDrop }: { clock: Clock; minDrop: number },
): Promise<ProviderFolderSummary> {
  const source = createFolderSource(folder);
  const summary: ProviderFolderSummary = { lines: [], hasRefused: false };
  const attempt = async <T>(what: string, work: () => Promise<T | null>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
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
  if (ids.length === 0) throw new ProviderError('provider_unreachable', `No tournaments in ${folder}`);
  return ids.toSorted((one, other) => one - other);
}

export const leagueCodeOf = (tournamentId: number) => `provider-${tournamentId}`;

/**
 * Imports a season in one transaction.
 * @returns null when it has no matches
 * @throws ProviderError when a document is invalid, refused or unavailable
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
  const key = { code, year: content.season.year };
  return recordImport(db, key, options, (tx) => storeSeasons(tx, [content], options));
}

/** Fetches and parses the document at a path; null when there is none. */
export async function readAt<T>(
  source: ProviderSource,
  path: string,
  read: (document: unknown, path: string) => T,
): Promise<T | null> {
  const document = await source.get(path);
  return document === null ? null : read(document, path);
}
