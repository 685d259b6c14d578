import { fileURLToPath } from 'node:url';
import { measurePages } from './pages.ts';
import { rounds } from './settings.ts';
import { table } from './table.ts';
import { readWeights } from './weight/read-weights.ts';
import { weightTable } from './weight/weight-table.ts';

/** What the pages weigh, and how a phone on a slow line opens them. */
export async function benchPages(): Promise<void> {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  console.log(`\n${weightTable(await readWeights(dist))}`);
  const rows = (await measurePages(rounds, process.env.CHROMIUM_PATH)).map(
    ({ page, largestPaint, blocking, shift }) => [
      page,
      Math.round(largestPaint),
      Math.round(blocking),
      shift.toFixed(3),
    ],
  );
  console.log(
    `\nA phone on a slow line (Lighthouse's settings, applied to the browser), ${rounds} visits, medians`,
  );
  console.log(table(['page', 'largest paint ms', 'blocking ms', 'layout shift'], rows));
}
