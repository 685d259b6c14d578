import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from 'playwright/test';
import { freePort } from '../harness/free-port.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import { makeProviderFolder } from '../harness/provider-folder.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

/** Language and look that a browser has stored; without a look it follows the system's. */
export interface Look {
  lang?: 'pl' | 'en';
  dark?: boolean;
}

/** What every journey gets besides Playwright's own. */
interface Journey {
  /** Signs in by the sign-in screen and waits for the page that it leads to. */
  signIn: (name: PersonaName, page?: Page) => Promise<void>;
  /** Has the browser start signed in, without the sign-in screen, with the language and look given. */
  startAs: (name: PersonaName | 'guest', look?: Look) => Promise<void>;
  /** What the visitor has said about trackers before; null asks them. */
  consent: 'granted' | 'denied' | null;
  /** Fails the test when a page of it logs an error or throws. */
  noErrors: undefined;
}

/** A journey through the built web app; any error in the console of any of its pages fails it. */
export const test = base.extend<Journey, { webDir: string; stack: Stack }>({
  webDir: [fileURLToPath(new URL('../../web/dist', import.meta.url)), { scope: 'worker', option: true }],

  stack: [
    async ({ webDir }, use) => {
      const provider = await makeProviderFolder();
      const stack = await startStack({
        sitePort: await freePort(),
        upstream: provider.settings,
        gateway: { WEB_DIR: webDir, LIVE_POLL_MS: '300', PERSISTED_ONLY: '1' },
      });
      await use(stack);
      await stack.close();
      await provider.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ stack }, use) => use(stack.url),

  consent: ['denied', { option: true }],

  // A journey goes on when the app has taken the place of a drawn page.
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const reply = await open(address, options);
      if (javaScriptEnabled) await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
      return reply;
    };
    await use(page);
  },

  context: async ({ context, consent }, use) => {
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

  startAs: ({ page, stack }, use) =>
    use(async (name, { lang = 'pl', dark } = {}) => {
      const { credentials } = name === 'guest' ? { credentials: null } : await stack.signedIn(name);
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

  signIn: ({ page: ownPage }, use) =>
    use(async (name, page = ownPage) => {
      await page.goto('/login');
      await page.getByLabel('Adres e-mail').fill(personas[name].email);
      await page.getByLabel('Hasło', { exact: true }).fill('tipgraph-demo');
      await page.getByRole('button', { name: 'Zaloguj się' }).click();
      await page.waitForURL('**/dashboard');
    }),
});

export { expect };
