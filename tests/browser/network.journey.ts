import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const noNetwork = 'Brak połączenia z internetem';

/** A browser with the service worker, whose pages' time can be moved; nothing may be thrown in them. */
async function openPage(context: BrowserContext, hasClock = true): Promise<{ page: Page; thrown: string[] }> {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('consent', 'denied');
  });
  const page = await context.newPage();
  if (hasClock) await page.clock.install();
  return { page, thrown };
}

/** What somebody does while the network is away for some seconds, what they see meanwhile, and what afterwards. */
interface Outage {
  seconds: number;
  act: () => Promise<unknown>;
  away: () => Promise<unknown>;
  back: () => Promise<unknown>;
}

async function withoutNetwork(page: Page, { seconds, act, away, back }: Outage): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await away();
  await page.clock.fastForward(seconds * 1000);
  await away();
  await page.context().setOffline(false);
  await back();
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: noNetwork });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: noNetwork });
const isGone = (locator: Locator) => expect(locator).toHaveCount(0);

test('a page, a filter, a search and a choice say in their place that there is no network, and go on with it', async ({
  openBrowser,
  startAs,
}) => {
  const { page, thrown } = await openPage(await openBrowser());
  await startAs('premium', {}, page);
  await page.goto('/dashboard');
  await expect(title(page, 'Panel')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const open = async (name: string, seconds: number) => {
    await withoutNetwork(page, {
      seconds,
      act: () => menu.getByRole('link', { name, exact: true }).click(),
      away: () => expect(page.getByText(noNetwork).first()).toBeVisible(),
      back: () => expect(title(page, name)).toBeVisible(),
    });
    await isGone(page.getByText(noNetwork));
  };
  const choose = async (control: Locator, seconds: number, act = () => control.click()) => {
    await expect(control).toBeVisible();
    const { pathname } = new URL(page.url());
    await withoutNetwork(page, {
      seconds,
      act,
      away: async () => {
        await expect(bar(page).first()).toBeVisible();
        await expect(control).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(pathname);
      },
      back: () => isGone(bar(page)),
    });
  };
  await open('Typy', 1);
  await choose(page.getByRole('button', { name: 'Specjalne' }), 5);
  await open('Autofiltry', 5);
  await choose(page.getByRole('navigation', { name: 'Twoje autofiltry' }).getByRole('link').nth(1), 60);
  await open('Statystyki', 60);
  const search = page.getByRole('searchbox');
  await choose(search, 1, () => search.fill('liga'));
  await page.getByRole('link', { name: /Liga del Olivo/ }).click();
  await choose(page.getByRole('button', { name: 'Wyższa linia: Gole' }), 5);
  expect(thrown).toEqual([]);
});

test('a star and a form say that nothing was saved, and keep what was typed', async ({
  openBrowser,
  startAs,
  makeAccount,
}) => {
  const { page, thrown } = await openPage(await openBrowser());
  await startAs(await makeAccount({ plan: 'premium' }), {}, page);
  await page.goto('/leagues?search=eichen');
  const star = page.getByRole('button', { name: 'Ulubiona: Niemcy, Eichenliga' });
  await expect(star).toBeVisible();
  for (const seconds of [1, 5, 60]) {
    await withoutNetwork(page, {
      seconds,
      act: async () => {
        await star.click();
        await expect(toast(page)).toBeVisible();
      },
      away: () => expect(star).toHaveAttribute('aria-pressed', 'false'),
      back: () => isGone(toast(page)),
    });
  }
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/profile');
  const name = page.getByLabel('Imię');
  const save = page.getByRole('button', { name: 'Zapisz' }).first();
  await expect(save).toBeVisible();
  for (const seconds of [1, 5, 60]) {
    await withoutNetwork(page, {
      seconds,
      act: async () => {
        await page.getByLabel('Nazwisko').fill('Nowak');
        await name.fill(`Ewa${'a'.repeat(seconds % 7)}`);
        await save.click();
        await expect(toast(page)).toBeVisible();
      },
      away: () => expect(name).toHaveValue(/^Ewa/),
      back: () => expect(save).toBeEnabled(),
    });
  }
  await save.click();
  await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('live rows stay on show without a network, also when they are refreshed', async ({
  openBrowser,
  startAs,
}) => {
  const { page, thrown } = await openPage(await openBrowser());
  await startAs('premium', {}, page);
  // The browser leaves open sockets alone when it is told that it is offline.
  let cut = () => {};
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    if (!(await page.evaluate(() => navigator.onLine))) return socket.close({ code: 3001 });
    socket.connectToServer();
    cut = () => void socket.close({ code: 3001 });
  });
  for (const [path, seconds] of [
    ['/tips', 60],
    ['/dropinfo', 5],
  ] as const) {
    await page.goto(path);
    const live = page.getByText('Połączono na żywo', { exact: true }).first();
    await expect(live).toBeAttached();
    const refresh = page.getByRole('button', { name: 'Odśwież' }).first();
    await withoutNetwork(page, {
      seconds,
      act: async () => {
        cut();
        await expect(live).toHaveCount(0);
        await page.clock.fastForward(25_000);
        await refresh.click();
      },
      away: async () => {
        await expect(bar(page).first()).toBeVisible();
        await expect(page).toHaveURL(path);
      },
      back: async () => {
        await expect(live).toBeAttached();
        await isGone(bar(page));
      },
    });
  }
  expect(thrown).toEqual([]);
});

test('the admin list stays without a network', async ({ openBrowser, startAs }) => {
  const { page, thrown } = await openPage(await openBrowser());
  await startAs('admin', {}, page);
  await page.goto('/admin/users');
  const rows = page.getByRole('table', { name: 'Użytkownicy' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  for (const seconds of [1, 60]) {
    await withoutNetwork(page, {
      seconds,
      act: () => page.getByRole('searchbox').fill(seconds === 1 ? 'a' : 'e'),
      away: async () => {
        await expect(bar(page)).toBeVisible();
        await expect(rows.first()).toBeVisible();
      },
      back: () => isGone(bar(page)),
    });
  }
  expect(thrown).toEqual([]);
});

test('the page without a network comes back by itself, with its whole address', async ({
  openBrowser,
  startAs,
}) => {
  const { page, thrown } = await openPage(await openBrowser(), false);
  await startAs('premium', {}, page);
  await page.goto('/tips');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.clock.install();
  for (const seconds of [1, 5, 60]) {
    await withoutNetwork(page, {
      seconds,
      act: () => page.goto('/tips?kind=special'),
      away: () => expect(title(page, noNetwork)).toBeVisible(),
      back: () => expect(title(page, 'Typy')).toBeVisible(),
    });
    await expect(page).toHaveURL('/tips?kind=special');
  }
  expect(thrown).toEqual([]);
});
