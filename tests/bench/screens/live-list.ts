import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { seededRandom } from '../../harness/seeded-random.ts';
import { type Child, startChild } from '../lib/child.ts';
import type { Recording } from '../lib/recording.ts';
import { sendHook } from '../lib/send-hook.ts';
import { comingDropinfo, type ListOrder } from './coming-dropinfo.ts';
import { countRenders, type PaintedRow, watchRows } from './in-page.ts';
import { type LongestTask, longestTask } from './read-trace.ts';

/** What happens on the page. */
export interface LiveLoad {
  readonly order: ListOrder;
  /** How many rows are there at first. */
  readonly rows: number;
  /** How many come in a second. */
  readonly perSecond: number;
  readonly seconds: number;
}

/** How the page bore it. */
export interface LiveResult {
  readonly longest: LongestTask;
  /** Milliseconds from each change upstream to its row on the screen. */
  readonly delays: readonly number[];
  /** The page's main thread, milliseconds of the processor for each change: scripts, and everything. */
  readonly script: number;
  readonly total: number;
}

const path = '/dropinfos.json';
const secret = 'bench-hook-secret-of-32-characters';
/** Chromium adds all that it usually traces to categories that are off by default, and to write so much down costs the page time. */
const tasksOnly = ['-*', 'disabled-by-default-devtools.timeline'];
/** How long the opening may take on a busy machine. */
const openingPatienceMs = 120_000;
/** After so long nothing of the opening goes on any more. */
const openingMs = 3_000;
/** How far apart the rows were noticed that are there at first. */
const apartMs = 1_000;
/** Longer than a new row stays marked, so that the end of every mark is measured too. */
const settleMs = 9_000;

/** A page of dropinfos in a browser, with a recorded upstream and a gateway behind it. */
export interface LiveList {
  /** Lets rows come and measures how the page bears it. */
  measure(load: LiveLoad): Promise<LiveResult>;
  /** Lets rows come and gives how many rows were rendered for each. */
  countRenders(load: LiveLoad): Promise<number>;
  stop(): Promise<void>;
}

/** Starts what the page needs; the servers let the browser go first, which has a machine of its own elsewhere. */
export async function startLiveList(browser: Browser, recording: Recording): Promise<LiveList> {
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
      LIVE_HOOK_SECRET: secret,
    },
    { yields: true },
  );
  const change = changer(stub, gateway.url, recording);

  /** Opens the list, all of it, as one who only looks on. */
  async function open(load: LiveLoad, watch: () => void = () => undefined): Promise<Page> {
    await change.reset(load);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    await page.addInitScript(watch);
    await page.addInitScript(signIn);
    await page.goto(gateway.url + load.order.path);
    await loadAll(page, load.rows);
    await page.waitForFunction(() => document.body.textContent.includes('Połączono na żywo'));
    await setTimeout(openingMs);
    return page;
  }

  return {
    async measure(load) {
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
      await page.close();
      const perChange = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / changes.size;
      return {
        longest: longestTask(trace.toString()),
        delays: delaysOf(changes, painted),
        script: perChange('ScriptDuration'),
        total: perChange('TaskDuration'),
      };
    },

    async countRenders(load) {
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

/** Lets dropinfos come upstream, each announced by a hook. */
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
    /** So many dropinfos from now on, noticed before, none of which comes live. */
    async reset({ rows, order }: LiveLoad) {
      const now = Date.now();
      const dropinfos = Array.from({ length: rows }, (_, place) => fresh(now - (rows - place) * apartMs));
      await stub.ask({ put: path, body: { dropinfos: dropinfos.sort(order.compare) } });
      await sendHook({ gateway, secret }, lastId);
    },
    /** Lets them come one after another; gives when each came, milliseconds since 1970, by its uid. */
    async run({ perSecond, seconds }: LiveLoad): Promise<Map<string, number>> {
      const changes = new Map<string, number>();
      const start = performance.now();
      for (let number = 0; number < perSecond * seconds; number += 1) {
        await setTimeout(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
        const row = fresh(Date.now());
        changes.set(row.uid, performance.timeOrigin + performance.now());
        await stub.ask({ prepend: path, body: row });
        await sendHook({ gateway, secret }, row.id);
      }
      return changes;
    },
  };
}

/** Runs in the page before the app does: signed in, in Polish, without the question of trackers. */
function signIn(): void {
  const stored = { accessToken: 'bench-token', client: 'bench', tokenType: 'Bearer', uid: 'bench' };
  for (const [key, value] of Object.entries({ ...stored, lang: 'pl', consent: 'denied' })) {
    localStorage.setItem(key, value);
  }
}

/**
 * Has further pages read until all rows are there, without a mouse or a focus that would hold new rows back. All is
 * asked of the document itself: Playwright's locators look at what each element shows, for which the browser lays out
 * rows that no visitor has seen, and keeps them so.
 */
async function loadAll(page: Page, rows: number): Promise<void> {
  const askForMore = (wanted: number) => {
    if (document.querySelectorAll('tr[data-uid]').length >= wanted) return true;
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Wczytaj więcej')?.click();
    return false;
  };
  await page.waitForFunction(askForMore, rows, { timeout: openingPatienceMs });
}

/** The browser's counters of the page, in seconds. */
async function readMetrics(session: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * How long each change was on its way.
 * @throws when a change never came to the screen
 */
function delaysOf(changes: ReadonlyMap<string, number>, painted: readonly PaintedRow[]): number[] {
  const paintedAt = new Map(painted.map(({ uid, at }) => [uid, at]));
  return [...changes].map(([uid, at]) => {
    const seen = paintedAt.get(uid);
    if (seen === undefined) throw new Error(`${uid} never came to the screen`);
    return seen - at;
  });
}
