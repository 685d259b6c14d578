import type { Page } from 'playwright/test';
import { deferred } from '../harness/deferred.ts';
import { expect, test } from './journey.ts';

const heading = 'Kurs spada w Azji. Widzisz to od razu.';
const title = 'Spadki kursów, statystyki i typy - Tipgraph';
const plans = (page: Page) => page.locator('#kup thead th[data-plan]:visible');

test.describe('the home page', () => {
  test('shows five, two or one package by width, and sells some in Polish only', async ({
    page,
    startAs,
  }) => {
    await startAs('guest');
    await page.setViewportSize({ width: 1025, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Kup Premium' })).toBeEnabled();
    await expect(page).toHaveTitle(title);
    await expect(plans(page)).toHaveCount(5);
    await page.getByRole('button', { name: /język: polski/ }).click();
    await expect(page.getByRole('button', { name: 'Buy Premium' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Buy VIP' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Buy Pro' })).toBeEnabled();
    await page.getByRole('button', { name: 'Switch to Polish' }).first().click();

    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(plans(page)).toHaveText([/Standard/, /Standard\+/]);
    await page.getByRole('button', { name: 'Następne pakiety' }).click();
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(plans(page)).toHaveText([/Pro/, /Premium/]);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(plans(page)).toHaveText([/Pro/]);
    await page.getByRole('button', { name: /^Premium/ }).click();
    await expect(plans(page)).toHaveText([/Premium/]);
    await page.getByRole('button', { name: 'Kup Premium' }).click();
    await expect(page.getByRole('dialog')).toContainText('Premium');
  });

  test('has a navigation bar from 768 pixels on, and a menu below', async ({ page, startAs }) => {
    await startAs('guest');
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Główna' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(bar).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(bar).toBeHidden();
    await expect(menu).toBeVisible();
  });

  test('scrolls to the packages when it is opened from another page', async ({ page, startAs }) => {
    await startAs('guest');
    await page.goto('/goq');
    await page.getByRole('navigation', { name: 'Główna' }).getByRole('link', { name: 'Pakiety' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Pakiety', exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the browser verifies the chain of sealed tips', async ({ page, startAs }) => {
  await startAs('guest');
  await page.goto('/nasza-skutecznosc');
  await page.getByRole('button', { name: 'Sprawdź łańcuch i wynik' }).click();
  const result = page.getByRole('status').filter({ hasText: 'Wszystko się zgadza' });
  await result.getByText(/typ\S* usunięt/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'pieczęć nr' }).first()).toBeVisible();
});

test('a page opens at its top, and going back restores the scroll position', async ({ page, startAs }) => {
  await startAs('guest');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A font swap would move the content.
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 900)));
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polityka prywatności' }).click();
  await expect(page.getByRole('heading', { name: 'Polityka prywatności', level: 1 })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Regulamin', level: 1 })).toBeVisible();
  await expect.poll(top).toBeGreaterThan(500);
});

test('hydration keeps the scroll position and replays an earlier click, also in dark mode', async ({
  page,
  startAs,
}) => {
  await startAs('guest', { dark: true });
  for (const path of ['/', '/nasza-skutecznosc', '/terms']) {
    const scrolled = deferred<void>();
    await page.route('**/graphql', async (route) => {
      await scrolled.promise;
      await route.continue();
    });
    const shown = page.goto(path);
    // The footer comes last: before it, the page may be too short to scroll.
    const link = await page.locator('[data-prerendered] footer a').first().elementHandle();
    // A font swap would move the following content and the scroll position.
    await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 400)));
    await link?.evaluate((drawn: HTMLElement) => drawn.focus({ preventScroll: true }));
    if (path === '/terms') await page.getByRole('button', { name: /język: polski/ }).dispatchEvent('click');
    scrolled.resolve();
    await shown;
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    expect(await link?.evaluate((drawn) => drawn === document.activeElement), path).toBe(true);
    if (path === '/terms')
      await expect(page.getByRole('heading', { name: 'Terms of service', level: 1 })).toBeVisible();
    else await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(400);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the URL selects the language until another is chosen', async ({ page, startAs }) => {
  await startAs('guest');
  await page.goto('/terms?lang=en');
  await expect(page.getByRole('heading', { name: 'Terms of service', level: 1 })).toBeVisible();
  // The page's metadata: description, canonical, 3 alternates, 5 of Open Graph, JSON-LD.
  const metadata = page.locator('head [data-page]');
  await expect(metadata).toHaveCount(11);
  await page.getByRole('button', { name: /language: English/ }).click();
  await expect(page.getByRole('heading', { name: 'Regulamin', level: 1 })).toBeVisible();
  await expect(metadata).toHaveCount(0);
  await expect(page).toHaveURL(/\/terms$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are readable in both languages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    // Playwright finds no text in this element.
    await expect(page.locator('noscript p[lang=pl]')).toBeVisible();
    // The variables of Mantine's colours depend on the scheme, which a script chooses.
    const plansLink = page.getByRole('link', { name: 'Zobacz pakiety' });
    await expect(plansLink).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/\?lang=en$/);
    await page.goto('/goq?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GOQ: quality guarantee');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/policies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polityka prywatności');
  });
});
