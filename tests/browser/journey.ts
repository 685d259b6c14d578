import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { type BrowserContext, test as base, expect, type Page, type Response } from 'playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { matches } from '../../upstream/src/db/tables.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertUser, type NewUser } from '../harness/insert-user.ts';
import { openSession } from '../harness/open-session.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { makeProviderFolder } from '../harness/provider-folder.ts';
import { shiftClock } from '../harness/shift-clock.ts';
import type { Stack } from '../harness/start-stack.ts';

/** The stored language and colour scheme; by default the system's scheme. */
export interface Appearance {
  lang?: 'pl' | 'en';
  dark?: boolean;
}

/** A demo account by name, any account by address, or a guest. */
type Visitor = PersonaName | { email: string } | 'guest';

/** The fixtures of every journey. */
interface Journey {
  /** Creates an account with the demo password. */
  makeAccount: (holding?: Omit<NewUser, 'createdAt'>) => Promise<{ email: string }>;
  /** Starts a browser with a session, language and colour scheme. */
  startAs: (visitor: Visitor, appearance?: Appearance, page?: Page) => Promise<void>;
  /** Opens another browser without stored data. Its errors do not fail the test. */
  openBrowser: () => Promise<BrowserContext>;
  /** Inserts an odds drop that comes first in the list and is deleted after the journey. */
  addDropinfo: () => Promise<{ uid: string; line: string; createdAt: Date }>;
  /** The stored consent to trackers; null shows the dialog. */
  consent: 'granted' | 'denied' | null;
  /** Fails the test when a page logs an error or throws. */
  noErrors: undefined;
  /** Attaches the graph's answers to a failed test, the latest first: operation, status and error codes. */
  graphAnswers: undefined;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * A journey through the built web app. A console error on any page fails it. The journeys of a worker share a stack, so each
 * restores the data that others use.
 */
export const test = base.extend<Journey, { webDir: string; stack: Stack }>({
  webDir: [fileURLToPath(new URL('../../web/dist', import.meta.url)), { scope: 'worker', option: true }],

  stack: [
    async ({ webDir }, use) => {
      // Loaded lazily, since listing the journeys does not need it.
      const { startStack } = await import('../harness/start-stack.ts');
      const provider = await makeProviderFolder();
      const stack = await startStack({
        sitePort: await freePort(),
        upstream: provider.settings,
        gateway: { WEB_DIR: webDir, LIVE_POLL_MS: '1000', PERSISTED_ONLY: '1' },
      });
      await use(stack);
      await stack.close();
      await provider.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ stack }, use) => use(stack.url),

  consent: ['denied', { option: true }],

  // A journey continues when the app has replaced the prerendered page.
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const reply = await open(address, options);
      if (javaScriptEnabled) await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
      return reply;
    };
    await use(page);
    // Route handlers that still run at the end may fail.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  context: async ({ context, consent }, use) => {
    await shiftClock(context);
    await context.addInitScript((stored) => {
      if (stored && location.protocol.startsWith('http')) localStorage.setItem('consent', stored);
    }, consent);
    await use(context);
  },

  noErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  graphAnswers: [
    async ({ context }, use, test) => {
      const responses: Response[] = [];
      context.on('response', (response) => {
        const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
        if (new URL(response.url()).pathname === '/graphql' && !isStream) responses.push(response);
      });
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      const lines = responses.toReversed().map(async (response) => {
        const name = /"operationName":"(\w+)"/.exec(response.request().postData() ?? '')?.[1];
        const codes = (await response.text().catch(String)).match(/"code":"[A-Z_]+"/g) ?? [];
        return [name, response.status(), ...codes].join(' ');
      });
      await test.attach('answers of the graph', { body: (await Promise.all(lines)).join('\n') });
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, stack }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: stack.url });
      opened.push(context);
      await shiftClock(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  makeAccount: ({ stack }, use) =>
    use(async (holding) => ({
      email: await insertUser(stack.db, { ...holding, createdAt: stack.clock.now() }),
    })),

  startAs: ({ page: ownPage, stack }, use) =>
    use(async (visitor, { lang = 'pl', dark } = {}, page = ownPage) => {
      const credentials =
        visitor === 'guest' ? null : await openSession(stack.db, emailOf(visitor), stack.clock.now());
      const stored = {
        lang,
        ...(dark !== undefined && { darkMode: dark ? '1' : '0' }),
        ...(credentials && {
          accessToken: credentials['access-token'],
          client: credentials.client,
          tokenType: credentials['token-type'],
          uid: credentials.uid,
        }),
      };
      await page.addInitScript((entries) => {
        if (localStorage.getItem('lang') !== null) return;
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(stored));
    }),

  addDropinfo: async ({ stack }, use) => {
    const added: { id: number; matchId: number }[] = [];
    await use(async () => {
      const createdAt = stack.clock.now();
      const dropinfo = await insertDropinfo(stack.db, { createdAt });
      added.push(dropinfo);
      return { ...dropinfo, createdAt };
    });
    for (const { id, matchId } of added) {
      await stack.db.delete(dropinfos).where(eq(dropinfos.id, id));
      await stack.db.delete(matches).where(eq(matches.id, matchId));
    }
  },
});

function emailOf(visitor: Exclude<Visitor, 'guest'>): string {
  return typeof visitor === 'string' ? personas[visitor].email : visitor.email;
}

export { expect };
