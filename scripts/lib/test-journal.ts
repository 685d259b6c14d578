import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What a run of the tests counts besides tests. */
export type JournalEntry = 'process' | 'database' | 'stack';

/** Notes that something was started, for the table of docs/testing.md; outside of `npm test` it does nothing. */
export function noteInJournal(entry: JournalEntry): void {
  const { TEST_JOURNAL } = process.env;
  if (TEST_JOURNAL) appendFileSync(TEST_JOURNAL, `${entry}\n`);
}

/** How many of each were noted. */
export async function readJournal(path: string): Promise<Readonly<Record<JournalEntry, number>>> {
  const counts = { process: 0, database: 0, stack: 0 };
  const text = await readFile(path, 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    if (line in counts) counts[line as JournalEntry] += 1;
  }
  return counts;
}
