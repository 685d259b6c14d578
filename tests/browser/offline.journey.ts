import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The numbers of cached answers and app files; no files until all are cached. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    let [answers, files] = [0, 0];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const { length } = await cache.keys();
      if (name.startsWith('answers-')) answers += length;
      else if (await cache.match('/index.html')) files += length;
    }
    return { answers, hasApp: files > 0, isBounded: files < 220 };
  });

test('without a network the app starts with cached lists and their age, and a sign-out deletes them', async ({
  openBrowser,
  startAs,
}) => {
  const context = await openBrowser();
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('consent', 'denied'));
  await startAs('premium', {}, page);
  const dropinfos = page.locator('main').getByRole('table').getByRole('row');
  const tips = page.getByRole('table', { name: 'Typy' }).getByRole('row');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await page.goto('/dropinfo');
  await expect(dropinfos.nth(3)).toBeVisible();
  const uid = await dropinfos.nth(3).getAttribute('data-uid');
  await menu.getByRole('link', { name: 'Typy', exact: true }).click();
  await expect(tips.nth(3)).toBeVisible();
  // Session, dropinfos, tips.
  await expect
    .poll(() => keptIn(page), { timeout: 60_000 })
    .toEqual({ answers: 3, hasApp: true, isBounded: true });

  await page.clock.fastForward(35 * 60_000);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, 'Typy')).toBeVisible();
  await expect(tips.nth(3)).toBeVisible();
  await expect(page.getByText(/Dane sprzed\s3\d/).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Brak połączenia' }).first()).toBeVisible();
  await page.goto('/dropinfo');
  await expect(page.locator(`[data-uid="${uid}"]`)).toBeAttached();
  await expect(page.getByText(/Dane sprzed\s3\d/).first()).toBeVisible();
  // A page that was never opened reports the missing data within the app.
  await menu.getByRole('link', { name: 'Autofiltry' }).click();
  await expect(page.getByText('Brak połączenia z internetem').first()).toBeVisible();
  await menu.getByRole('link', { name: 'Dropinfo', exact: true }).click();
  await expect(dropinfos.nth(3)).toBeVisible();

  await context.setOffline(false);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Brak połączenia z internetem')).toHaveCount(0);
  await expect(page.getByText(/Dane sprzed\s3\d/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptIn(page)).toMatchObject({ answers: 0, hasApp: true });
  await context.setOffline(true);
  await page.goto('/dropinfo');
  await expect(title(page, 'Brak połączenia z internetem')).toBeVisible();
  await expect(dropinfos).toHaveCount(0);
});
