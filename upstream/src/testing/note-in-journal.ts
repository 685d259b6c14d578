import { appendFileSync } from 'node:fs';

/** Counts starts for the table of docs/testing.md; does nothing outside of `npm test`. */
export function noteInJournal(entry: 'database' | 'stack'): void {
  const { TEST_JOURNAL } = process.env;
  if (TEST_JOURNAL) appendFileSync(TEST_JOURNAL, `${entry}\n`);
}
