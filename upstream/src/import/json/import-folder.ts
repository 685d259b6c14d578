import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { importSeason, readAt } from './import-season.ts';
import { createFolderSource, ProviderFault } from './provider-source.ts';
import { readSeasons } from './read-offer.ts';

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
