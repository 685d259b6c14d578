import type { Database, Queryable } from '../../db/database.ts';
import type { Encoding } from './csv-rows.ts';
import type { PlanOptions } from './import-plan.ts';
import type { ReadFile } from './read-file.ts';
import { note, RefusedFile, readFootballData } from './read-file.ts';
import type { StoreCounts } from './store-matches.ts';
import { storeMatches } from './store-matches.ts';

/** What importing one file did. */
export interface ImportedFile extends Omit<StoreCounts, 'overtaken'> {
  /** Rows after the header. */
  read: number;
  /** Lines that made no match, by why. */
  skipped: Map<string, number[]>;
  /** Lines of which something was left out, by what. */
  doubtful: Map<string, number[]>;
  encoding: Encoding;
}

/**
 * Imports one file of football-data.co.uk, all or nothing of it.
 * @throws RefusedFile when it is no such file
 */
export async function importFile(db: Database, file: string, options: PlanOptions): Promise<ImportedFile> {
  const read = await readFootballData(file, options.now);
  if (read.matches.length === 0) throw new RefusedFile('none of its rows is a match');
  return importRead(db, read, options);
}

/**
 * Imports what a file was read to hold, all or nothing of it.
 * @throws RefusedFile when the database finds fault with it
 */
export async function importRead(
  db: Queryable,
  { read, matches, skipped, doubtful, encoding }: ReadFile,
  options: PlanOptions,
): Promise<ImportedFile> {
  const { overtaken, ...counts } = await storeMatches(db, matches, options).catch((error: unknown) => {
    throw isDataFault(error) ? new RefusedFile('the database refused what it holds') : error;
  });
  const allSkipped = new Map<string, number[]>(skipped);
  for (const line of overtaken) note(allSkipped, 'fixture of a match that was played later', line);
  return { read, ...counts, skipped: allSkipped, doubtful, encoding };
}

/** Whether the database found fault with values (SQLSTATE class 22), not with the connection or with us. */
function isDataFault(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('22');
}
