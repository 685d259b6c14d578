import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { seededRandom } from '../../../upstream/src/demo/random.ts';
import { type Child, startChild } from '../lib/child.ts';
import type { Recording } from '../lib/recording.ts';
import { sendHook } from '../lib/send-hook.ts';
import { hookSecret } from '../lib/start-gateway.ts';
import { comingDropinfo, type ListOrder } from './coming-dropinfo.ts';
import { countRenders, type PaintedRow, watchRows } from './in-page.ts';
import { type LongestTask, longestTask } from './read-trace.ts';

/** The load of the page. */
export interface LiveLoad {
  readonly order: ListOrder;
  /** Number of initial rows. */
  readonly rows: number;
  /** New rows per second. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Whether all rows are rendered in full, as in print. */
  readonly isWhole?: boolean;
}

/** The results. */
export interface LiveResult {
  readonly longest: LongestTask;
  /** Milliseconds from each change upstream to its row on the screen. */
  readonly delays: readonly number[];
  /** Processor time of the main thread per change in milliseconds: scripts, and all work. */
  readonly script: number;
  readonly total: number;
  /** Number of elements of the page at the end. */
  readonly elements: number;
}

const path = '/dropinfos.json';
/** Excludes Chromium's default categories, since tracing them slows down the page. */
const tasksOnly = ['-*', 'disabled-by-default-devtools.timeline'];
/** Timeout of opening the page. */
const openingTimeoutMs = 120_000;
/** Time until all work of opening the page has ended. */
const openingMs = 3_000;
/** Interval between the detection times of the initial rows. */
const apartMs = 1_000;
/** Longer than a new row is highlighted, so that the end of each highlight is measured. */
const settleMs = 9_000;

/** A dropinfo page in a browser, with a gateway and a recorded upstream. */
export type LiveList = Awaited<ReturnType<typeof startLiveList>>;

/** Starts the servers, with a lower priority than the browser. */
export async function startLiveList(browser: Browser, recording: Recording) {
  const stub = await startChild(
    'tests/bench/lib/stub-upstream.ts',
    { REPLIES: recording.file },
    { yields: true },
  );
  const gateway = await startChild(
    'gateway/dist/main.js',
    {
      PORT: '0',
      UPSTREAM_URL: stub.url,
      WEB_DIR: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
      LIVE_EMAIL: 'bench@tipgraph.example',
      LIVE_PASSWORD: 'bench',
      LIVE_HOOK_SECRET: hookSecret,
    },
    { yields: true },
  );
  const change = changer(stub, gateway.url, recording);

  /** Opens the list and loads all of it without user input. */
  async function open(load: LiveLoad, watch: () => void = () => undefined): Promise<Page> {
    await change.reset(load);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    await page.addInitScript(watch);
    await page.addInitScript(signIn);
    await page.goto(gateway.url + load.order.path);
    await loadAll(page, load.rows);
    if (load.isWhole) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.waitForFunction(() => document.body.textContent.includes('Połączono na żywo'));
    await setTimeout(openingMs);
    return page;
  }

  return {
    /** Publishes rows and measures the page. */
    async measure(load: LiveLoad): Promise<LiveResult> {
      const page = await open(load);
      await page.evaluate(watchRows);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const before = await readMetrics(session);
      await browser.startTracing(page, { categories: tasksOnly });
      const changes = await change.run(load);
      await setTimeout(settleMs);
      const trace = await browser.stopTracing();
      const after = await readMetrics(session);
      const painted = await page.evaluate(
        () => (globalThis as unknown as { paintedRows: PaintedRow[] }).paintedRows,
      );
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      await page.close();
      const perChange = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / changes.size;
      return {
        longest: longestTask(trace.toString()),
        delays: delaysOf(changes, painted),
        script: perChange('ScriptDuration'),
        total: perChange('TaskDuration'),
        elements,
      };
    },

    /** Publishes rows and returns the number of rendered rows for each. */
    async countRenders(load: LiveLoad) {
      const page = await open(load, countRenders);
      const read = () =>
        page.evaluate(() => (globalThis as unknown as { renderedRows: number }).renderedRows);
      const before = await read();
      const changes = await change.run(load);
      await setTimeout(settleMs);
      const rendered = (await read()) - before;
      await page.close();
      return rendered / changes.size;
    },

    async stop() {
      await gateway.stop();
      await stub.stop();
    },
  };
}

/** Publishes dropinfos upstream, each announced by a hook. */
function changer(stub: Child, gateway: string, { dropinfos }: Recording) {
  const random = seededRandom(1);
  const [sample] = dropinfos;
  if (!sample) throw new Error('the recording has no dropinfos');
  let lastId = dropinfos.length;
  const fresh = (createdAt: number) => {
    lastId += 1;
    return comingDropinfo({ ...sample, id: lastId, uid: `bench-${lastId}` }, random, createdAt);
  };

  return {
    /** Sets a number of older dropinfos, none of which is a live event. */
    async reset({ rows, order }: LiveLoad) {
      const now = Date.now();
      const dropinfos = Array.from({ length: rows }, (_, index) => fresh(now - (rows - index) * apartMs));
      await stub.ask({ put: path, body: { dropinfos: dropinfos.sort(order.compare) } });
      await sendHook(gateway, lastId);
    },
    /** Publishes one after another; returns the time of each by uid, milliseconds since 1970. */
    async run({ perSecond, seconds }: LiveLoad): Promise<Map<string, number>> {
      const changes = new Map<string, number>();
      const start = performance.now();
      for (let number = 0; number < perSecond * seconds; number += 1) {
        await setTimeout(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
        const row = fresh(Date.now());
        changes.set(row.uid, performance.timeOrigin + performance.now());
        await stub.ask({ prepend: path, body: row });
        await sendHook(gateway, row.id);
      }
      return changes;
    },
  };
}

/** Runs in the page before the app: signed in, in Polish, without the consent dialog. */
function signIn(): void {
  const stored = { accessToken: 'bench-token', client: 'bench', tokenType: 'Bearer', uid: 'bench' };
  for (const [key, value] of Object.entries({ ...stored, lang: 'pl', consent: 'denied' })) {
    localStorage.setItem(key, value);
  }
}

/**
 * Loads further pages until all rows are present, without a mouse or focus that would delay new rows. It uses only
 * DOM functions: Playwright's locators check visibility, for which the browser lays out
 * rows outside the viewport and keeps their layout.
 */
async function loadAll(page: Page, rows: number): Promise<void> {
  const askForMore = (wanted: number) => {
    if (document.querySelectorAll('tr[data-uid]').length >= wanted) return true;
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Wczytaj więcej')?.click();
    return false;
  };
  await page.waitForFunction(askForMore, rows, { timeout: openingTimeoutMs });
}

/** The browser's counters of the page, in seconds. */
async function readMetrics(session: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * The latency of each change.
 * @throws Error when a change never appeared
 */
function delaysOf(changes: ReadonlyMap<string, number>, painted: readonly PaintedRow[]): number[] {
  const paintedAt = new Map(painted.map(({ uid, at }) => [uid, at]));
  return [...changes].map(([uid, at]) => {
    const seen = paintedAt.get(uid);
    if (seen === undefined) throw new Error(`${uid} never appeared on the screen`);
    return seen - at;
  });
}
