import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createFolderSource, ProviderError } from '../import/json/provider-source.ts';
import { createJsonProvider } from './create-data-provider.ts';

/**
 * Imports every season of a folder with the provider's paths, each in one transaction, and continues after a rejected one.
 * Seasons without matches are left out. Returns one line per season.
 * @param folder absolute
 * @throws ProviderError when the folder has no tournament
 */
export async function importProviderFolder(
  db: Database,
  folder: string,
  { clock, minDrop }: { clock: Clock; minDrop: number },
) {
  const provider = createJsonProvider(createFolderSource(folder));
  const lines: string[] = [];
  let hasRefused = false;
  const attempt = async <T>(what: string, work: () => Promise<T | null>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      lines.push(`${what}: refused, ${error.message}`);
      hasRefused = true;
      return null;
    }
  };
  for (const tournamentId of await tournamentsIn(folder)) {
    const seasons = await attempt(`Tournament ${tournamentId}`, () => provider.seasons(tournamentId));
    for (const season of seasons ?? []) {
      const imported = await attempt(season.name, () =>
        provider.importSeason(db, tournamentId, season, { now: clock(), minDrop }),
      );
      if (imported === null) continue;
      const { matches, played, added } = imported;
      lines.push(`${season.name}: ${matches} matches, ${played} of them played, ${added} new`);
    }
  }
  return { lines, hasRefused };
}

async function tournamentsIn(folder: string): Promise<number[]> {
  const names = await readdir(join(folder, 'unique-tournament')).catch(() => []);
  const ids = names.filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number);
  if (ids.length === 0) throw new ProviderError('provider_unreachable', `No tournaments in ${folder}`);
  return ids.toSorted((one, other) => one - other);
}
