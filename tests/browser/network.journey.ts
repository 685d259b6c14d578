import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const noNetwork = 'Brak połączenia z internetem';

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

test('pages, reads and choices report a missing network, stay, and recover with it', async ({
  openBrowser,
  startAs,
}) => {
  const context = await openBrowser();
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('consent', 'denied');
  });
  const page = await context.newPage();
  await page.clock.install();
  await startAs('premium', {}, page);
  // Going offline does not close open sockets.
  let cut = () => {};
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    // A page that was left needs no socket.
    const isOnline = await page.evaluate(() => navigator.onLine).catch(() => false);
    if (!isOnline) return socket.close({ code: 3001 });
    socket.connectToServer();
    cut = () => void socket.close({ code: 3001 });
  });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const message = page.getByText(noNetwork);
  const bar = page.getByRole('status').filter({ hasText: noNetwork });
  await page.goto('/dashboard');
  await expect(title('Panel')).toBeVisible();

  // The socket reconnects before reads work, so the dashboard is refetched.
  await expect(page.getByText('Na żywo', { exact: true }).first()).toBeAttached();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  cut();
  await expect(bar).toBeVisible();
  await expect(title('Panel')).toBeVisible();
  await page.unroute('**/graphql');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bar).toHaveCount(0);

  // A network loss while the app is being cached.
  const isShellCached = () => page.evaluate(() => caches.match('/index.html').then(Boolean));
  await expect.poll(isShellCached, { timeout: 60_000 }).toBe(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name);
  });

  const link = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Typy' });
  await withoutNetwork(page, {
    seconds: 1,
    act: () => link.click(),
    away: () => expect(message.first()).toBeVisible(),
    back: () => expect(title('Typy')).toBeVisible(),
  });
  await expect(message).toHaveCount(0);

  const filter = page.getByRole('button', { name: 'Specjalne' });
  await withoutNetwork(page, {
    seconds: 5,
    act: () => filter.click(),
    away: async () => {
      await expect(bar.first()).toBeVisible();
      await expect(filter).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/tips');
    },
    back: () => expect(bar).toHaveCount(0),
  });

  // The service worker serves a page that cannot be loaded; the app reports it and recovers at the same address.
  await expect.poll(isShellCached, { timeout: 60_000 }).toBe(true);
  await withoutNetwork(page, {
    seconds: 60,
    act: () => page.goto('/quality-value'),
    away: () => expect(message.first()).toBeVisible(),
    back: () => expect(message).toHaveCount(0),
  });
  await expect(title('GOQ')).toBeVisible();
  await expect(page).toHaveURL('/quality-value');
  expect(thrown).toEqual([]);
});
