import { releasedId } from '../lib/documents.ts';
import { decimal } from '../lib/statistics.ts';
import type { Found } from '../lib/write-benchmarks.ts';
import { importFootball } from './football.ts';
import { loadPages, type Page, pagesAims, pagesTable } from './load-pages.ts';

const people = 16;
const maxP99Ms = 300;
const markets = ['ONE_X_TWO', 'TOTALS', 'HANDICAP'];

/**
 * Runs rules for odds drops over all football-data files of a folder, from the narrowest to the widest.
 * @param server a PostgreSQL server that allows new databases
 */
export async function measureBacktests(data: string, server: string): Promise<Found> {
  const { url, matches, accounts } = await importFootball(data, server, people);
  const page = async (name: string, minDropOf: (nth: number) => number): Promise<Page> => ({
    name,
    documentId: await releasedId('backtestScreenQuery'),
    variables: (nth) => ({
      rule: {
        minDrop: minDropOf(nth),
        market: markets[nth % markets.length],
        maxOdds: (50_000 + Math.floor(nth / 3)) / 1_000,
      },
      season: null,
    }),
  });
  const pages = [
    await page('drops of 10 % to 20 %', (nth) => (1_000 + (nth % 1_000)) / 10_000),
    await page('drops of 1 %', () => 0.01),
  ];
  const measured = await loadPages(url, pages, accounts);
  return {
    title: 'backtests',
    how: `${decimal(matches, 0)} matches of real seasons on PostgreSQL, ${people} people at once.`,
    tables: pagesTable(measured),
    aims: pagesAims(measured, maxP99Ms),
  };
}
