import type { BrowserContext, Locator, Page, Request } from 'playwright/test';
import type { GraphClient } from '../harness/graph-client.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const noNetwork = 'Brak połączenia z internetem';

/** A browser with the service worker and a controllable clock. Page errors fail the test. */
async function openPage(context: BrowserContext): Promise<{ page: Page; thrown: string[] }> {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('consent', 'denied');
  });
  const page = await context.newPage();
  await page.clock.install();
  return { page, thrown };
}

/** An action during a short network failure, the expected state during it, and the one after it. */
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

test('pages, reads and choices report a missing network, stay, and recover with it', async ({
  openBrowser,
  startAs,
  stack,
}) => {
  const { page, thrown } = await openPage(await openBrowser());
  const isAnswered = watchQueries(page);
  await startAs('premium', {}, page);
  const admin = await stack.signedIn('admin');
  const tip = await insertTip(stack.db, { createdAt: stack.clock.now() });
  // Going offline does not close open sockets.
  let cut = () => {};
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    // A page that was left needs no socket.
    const isOnline = await page.evaluate(() => navigator.onLine).catch(() => false);
    if (!isOnline) return socket.close({ code: 3001 });
    socket.connectToServer();
    cut = () => void socket.close({ code: 3001 });
  });
  await page.goto('/dashboard');
  await expect(title(page, 'Panel')).toBeVisible();

  const open = async (link: Locator, name: string | RegExp, seconds: number) => {
    await withoutNetwork(page, {
      seconds,
      act: () => link.click(),
      away: () => expect(page.getByText(noNetwork).first()).toBeVisible(),
      back: () => expect(title(page, name)).toBeVisible(),
    });
    await isGone(page.getByText(noNetwork));
  };
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const openMenu = (name: string, seconds: number) =>
    open(menu.getByRole('link', { name, exact: true }), name, seconds);
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
  const refresh = async (live: Locator, seconds: number) => {
    await expect(live).toBeAttached();
    // Advancing the clock would time out a pending query.
    await expect.poll(isAnswered).toBe(true);
    const { pathname } = new URL(page.url());
    await withoutNetwork(page, {
      seconds,
      act: async () => {
        cut();
        await isGone(live);
        await page.clock.fastForward(25_000);
        await page.getByRole('button', { name: 'Odśwież' }).first().click();
      },
      away: async () => {
        await expect(bar(page).first()).toBeVisible();
        await expect(page).toHaveURL(pathname);
      },
      back: async () => {
        await expect(live).toBeAttached();
        await isGone(bar(page));
      },
    });
  };
  const live = page.getByText('Połączono na żywo', { exact: true }).first();

  // The socket reconnects before reads work, so the dashboard is refetched.
  await expect(page.getByText('Na żywo', { exact: true }).first()).toBeAttached();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  cut();
  await expect(bar(page)).toBeVisible();
  await expect(title(page, 'Panel')).toBeVisible();
  await page.unroute('**/graphql');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isGone(bar(page));

  await openMenu('Typy', 1);
  await refresh(live, 60);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Only the settled tip refetches the balance.
  await expect.poll(isAnswered).toBe(true);
  await settleUnseen(page, admin, tip);
  await page.clock.resume();
  await choose(page.getByRole('button', { name: 'Specjalne' }), 5);
  await menu.getByRole('link', { name: 'Dropinfo', exact: true }).click();
  await expect(title(page, 'Dropinfo')).toBeVisible();
  await openMenu('Statystyki', 60);
  const search = page.getByRole('searchbox');
  await choose(search, 1, () => search.fill('liga'));
  await page.getByRole('link', { name: /Liga del Olivo/ }).click();
  await choose(page.getByRole('button', { name: 'Wyższa linia: Gole' }), 5);
  await open(page.locator('a[href*="/match/"]').first(), /–/, 60);
  const comparison = page.getByRole('region', { name: 'Porównanie' });
  const size = page.getByRole('radiogroup', { name: 'Ostatnie' });
  await withoutNetwork(page, {
    seconds: 5,
    act: () => size.getByText('5', { exact: true }).click(),
    away: () => expect(comparison.getByText('Nie udało się wczytać danych')).toBeVisible(),
    back: () => expect(comparison.getByRole('listitem')).toHaveCount(9),
  });

  // The service worker serves a page that cannot be loaded; the app reports it and recovers at the same address.
  await expect.poll(() => page.evaluate(() => caches.match('/index.html').then(Boolean))).toBe(true);
  await withoutNetwork(page, {
    seconds: 60,
    act: () => page.goto('/quality-value'),
    away: () => expect(page.getByText(noNetwork).first()).toBeVisible(),
    back: () => isGone(page.getByText(noNetwork)),
  });
  await expect(title(page, 'GOQ')).toBeVisible();
  await expect(page).toHaveURL('/quality-value');
  expect(thrown).toEqual([]);
});

/** Settles a tip with a stopped clock and cuts the network before the balance is refetched: it stays until the network is back. */
async function settleUnseen(page: Page, admin: GraphClient, { uid }: { uid: string }): Promise<void> {
  const row = page.locator(`tbody[data-uid="${uid}"]`);
  const balance = page.getByRole('region', { name: 'Bilans' });
  const before = await balance.innerText();
  const { tip } = await admin.data<{ tip: { id: string } }>(
    'query ($uid: String!) { tip(uid: $uid) { id } }',
    { uid },
  );
  await admin.data(
    'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: SUCCESS }) { tip { status } } }',
    tip,
  );
  await expect(row).toHaveAttribute('data-status', 'SUCCESS');
  await withoutNetwork(page, {
    seconds: 5,
    act: async () => {
      const failed = page.waitForEvent('requestfailed', (request) =>
        (request.postData() ?? '').includes('useTotalsRefreshQuery'),
      );
      await page.clock.runFor(2000);
      await failed;
    },
    away: () => expect(balance).toHaveText(before, { useInnerText: true }),
    back: () => expect(balance).not.toHaveText(before, { useInnerText: true }),
  });
}

/** Whether all graph requests of a page have finished. */
function watchQueries(page: Page): () => boolean {
  const running = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => running.size === 0;
}

test('a star and a form report that nothing was saved and keep the input', async ({
  openBrowser,
  startAs,
  makeAccount,
  stack,
}) => {
  const { page, thrown } = await openPage(await openBrowser());
  const account = await makeAccount({ plan: 'premium' });
  for (let count = 0; count < 11; count += 1) {
    await insertPayment(stack.db, { of: account, status: 'done', createdAt: stack.clock.now() });
  }
  await startAs(account, {}, page);
  await page.goto('/leagues?search=eichen');
  const star = page.getByRole('button', { name: 'Ulubiona: Niemcy, Eichenliga' });
  await expect(star).toBeVisible();
  /** Waits until the toast is gone. Repeated earlier, it is replaced, and for a moment two are visible. */
  const waitForToastEnd = async () => {
    await page.clock.fastForward(5000);
    await isGone(toast(page));
  };
  await withoutNetwork(page, {
    seconds: 60,
    act: async () => {
      await star.click();
      await expect(toast(page)).toBeVisible();
    },
    away: () => expect(star).toHaveAttribute('aria-pressed', 'false'),
    back: waitForToastEnd,
  });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await withoutNetwork(page, {
    seconds: 5,
    act: () => page.getByRole('link', { name: /^Profil/ }).click(),
    away: () => expect(page.getByText(noNetwork).first()).toBeVisible(),
    back: () => expect(title(page, 'Profil')).toBeVisible(),
  });
  const payments = page.getByRole('region', { name: 'Historia płatności' });
  await withoutNetwork(page, {
    seconds: 1,
    act: () => payments.getByRole('button', { name: 'Pokaż więcej' }).click(),
    away: () => expect(payments.getByRole('alert')).toBeVisible(),
    back: () => expect(payments.getByRole('listitem')).toHaveCount(11),
  });
  const name = page.getByLabel('Imię');
  const save = page.getByRole('button', { name: 'Zapisz' }).first();
  await withoutNetwork(page, {
    seconds: 1,
    act: async () => {
      await page.getByLabel('Nazwisko').fill('Nowak');
      await name.fill('Ewa');
      await save.click();
      await expect(toast(page)).toBeVisible();
    },
    away: () => expect(name).toHaveValue('Ewa'),
    back: async () => {
      await waitForToastEnd();
      await expect(save).toBeEnabled();
    },
  });
  await save.click();
  await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
  expect(thrown).toEqual([]);
});
