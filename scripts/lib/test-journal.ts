import { readFile } from 'node:fs/promises';

/** What a run of the tests notes in its journal, a line each. */
export type JournalEntry = 'process' | 'database' | 'stack';

/** How many of each were noted. */
export async function readJournal(path: string): Promise<Readonly<Record<JournalEntry, number>>> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const count = (entry: JournalEntry) => lines.filter((line) => line === entry).length;
  return { process: count('process'), database: count('database'), stack: count('stack') };
}
