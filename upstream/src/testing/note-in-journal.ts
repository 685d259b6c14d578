import { appendFileSync } from 'node:fs';

/** Notes that something was started, for the table of docs/testing.md; outside of `npm test` it does nothing. */
export function noteInJournal(entry: 'database' | 'stack'): void {
  const { TEST_JOURNAL } = process.env;
  if (TEST_JOURNAL) appendFileSync(TEST_JOURNAL, `${entry}\n`);
}
