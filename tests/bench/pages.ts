import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { startChild } from './lib/child.ts';
import { markdownTable } from './lib/markdown-table.ts';
import { rounds } from './lib/settings.ts';
import { median } from './lib/statistics.ts';
import { weightTable } from './weight/compare-weights.ts';
import { readWeights } from './weight/read-weights.ts';

/** How a visit went: milliseconds, and the sum of layout shifts, which has no unit. */
interface Visit {
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));

const visits = [
  { page: 'home page in Polish', path: '/' },
  { page: 'home page in English', path: '/?lang=en' },
  { page: 'cart, opened there', path: '/?openCart' },
];

/** Lighthouse's settings for a phone on a slow line, applied to the browser: 1.6 Mbit/s down, 150 ms, a processor of a quarter. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
};
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** So long nothing new happens before a visit counts as over, in milliseconds. */
const settled = 3_000;

/** What the pages weigh, and how a phone on a slow line opens them. */
export async function benchPages(): Promise<void> {
  console.log(`\n${weightTable(await readWeights(webDir))}`);
  const rows = (await measurePages()).map(({ page, largestPaint, blocking, shift }) => [
    page,
    Math.round(largestPaint),
    Math.round(blocking),
    shift.toFixed(3),
  ]);
  console.log(
    `\nA phone on a slow line (Lighthouse's settings, applied to the browser), ${rounds} visits, medians`,
  );
  console.log(markdownTable(['page', 'largest paint ms', 'blocking ms', 'layout shift'], rows));
}

/**
 * Opens the built pages in Chromium as a phone on a slow line does, as the gateway serves them with demo data, each
 * visit with an empty cache; gives medians by page.
 */
async function measurePages(): Promise<(Visit & { page: string })[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-pages-'));
  const upstream = await startChild('upstream/dist/main.js', {
    DATA_DIR: folder,
    DEMO: '1',
    UPSTREAM_PORT: '0',
  });
  const gateway = await startChild('gateway/dist/main.js', {
    PORT: '0',
    UPSTREAM_URL: upstream.url,
    WEB_DIR: webDir,
  });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const results = [];
    for (const { page, path } of visits) {
      const all: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await visit(browser, `${gateway.url}${path}`));
      const of = (key: keyof Visit): number => median(all.map((one) => one[key]));
      results.push({ page, largestPaint: of('largestPaint'), blocking: of('blocking'), shift: of('shift') });
    }
    return results;
  } finally {
    await browser.close();
    await gateway.stop();
    await upstream.stop();
    await rm(folder, { recursive: true });
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'networkidle' });
    await setTimeout(settled);
    return await readVisit(page);
  } finally {
    await context.close();
  }
}

/** An entry of the browser's timeline; those of layout shifts have more. */
type Shift = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean };

/** Runs in the page: keeps what the browser says of paints, long tasks and shifts. */
function observe(): void {
  const seen = { largestPaint: 0, blocking: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (type === 'largest-contentful-paint') seen.largestPaint = entry.startTime;
        if (type === 'longtask') seen.blocking += Math.max(0, entry.duration - 50);
        if (type === 'layout-shift' && !entry.hadRecentInput) seen.shift += entry.value ?? 0;
      }
    }).observe({ type, buffered: true });
  }
}

function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(() => (globalThis as unknown as { seen: Visit }).seen);
}
