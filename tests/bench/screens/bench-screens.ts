import { chromium } from 'playwright';
import { markdownTable } from '../lib/markdown-table.ts';
import { recordReplies } from '../lib/recording.ts';
import { screenSeconds } from '../lib/settings.ts';
import { percentile } from '../lib/statistics.ts';
import { listOrders } from './coming-dropinfo.ts';
import { type LiveList, type LiveLoad, startLiveList } from './live-list.ts';

const rows = 1000;
const perSecond = 20;

/** The measured figures of a list and their maxima. */
const figures = [
  ['longest task ms', 50],
  ["longest task, processor's ms", 50],
  ['rows rendered for a change', 3],
  ['event to paint p50 ms', ''],
  ['event to paint p95 ms', 1000],
  ["scripts for a change, processor's ms", ''],
  ["main thread for a change, processor's ms", ''],
  ['elements of the page', ''],
] as const;

/** Both orders, and for comparison both with all rows rendered in full, which the browser skips off screen. */
const loads = [false, true].flatMap((isWhole) => listOrders.map((order) => ({ order, isWhole })));

/** The list of dropinfos with many rows while new ones arrive. */
export async function benchScreens(): Promise<void> {
  const recording = await recordReplies(rows);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const list = await startLiveList(browser, recording);
    const columns: string[][] = [];
    for (const load of loads) {
      columns.push(await measure(list, { ...load, rows, perSecond, seconds: screenSeconds }));
    }
    await list.stop();
    console.log(
      `\n/dropinfo with ${rows} rows and ${perSecond} new ones a second, ${screenSeconds} s in Chromium`,
    );
    console.log(
      markdownTable(
        [
          'figure',
          ...loads.map(({ order, isWhole }) => order.name + (isWhole ? ', all in full' : '')),
          'at most',
        ],
        figures.map(([figure, most], index) => [
          figure,
          ...columns.map((column) => column[index] ?? ''),
          most,
        ]),
      ),
    );
    console.log(
      'A row is rendered when it comes, when its mark ends, and when it leaves the view or comes near it.',
    );
  } finally {
    await browser.close();
    await recording.remove();
  }
}

/** The figures of one sort order. */
async function measure(list: LiveList, load: LiveLoad): Promise<string[]> {
  const { longest, delays, script, total, elements } = await list.measure(load);
  const rendered = await list.countRenders({ ...load, seconds: Math.min(load.seconds, 10) });
  return [
    longest.wall.toFixed(1),
    longest.cpu.toFixed(1),
    rendered.toFixed(2),
    percentile(delays, 50).toFixed(0),
    percentile(delays, 95).toFixed(0),
    script.toFixed(2),
    total.toFixed(2),
    String(elements),
  ];
}
