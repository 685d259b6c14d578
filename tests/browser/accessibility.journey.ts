import type { Page } from 'playwright/test';
import type { PersonaName } from '../harness/personas.ts';
import { cutTexts } from './cut-text.ts';
import { expectAccessible, narrowest, overflowOf } from './expect-accessible.ts';
import { changeSite, failGraph } from './fail-graph.ts';
import { expect, test } from './journey.ts';

interface Visit {
  what: string;
  as: PersonaName | 'guest';
  paths: string[];
  /** Minimum width in pixels without cut text; by default the narrowest. */
  wholeFrom?: number;
}

const visits: Visit[] = [
  { what: 'the home page and the database', as: 'guest', paths: ['/', '/database'] },
  {
    what: 'pages to read',
    as: 'guest',
    paths: ['/goq', '/nasza-skutecznosc', '/terms', '/policies', '/error', '/no/such/page'],
  },
  {
    what: 'dashboard and leagues',
    as: 'premium',
    paths: ['/dashboard', '/leagues', '/leagues/4?stats=short', '/leagues/4/team/50'],
    wholeFrom: 390,
  },
  { what: 'dropinfos', as: 'premium', paths: ['/dropinfo', '/dropinfo/backtest'], wholeFrom: 390 },
  { what: 'the best tips of an admin', as: 'admin', paths: ['/quality-value'] },
];
/** One page of each layout is checked with its frame. */
const framed = ['/', '/dashboard'];
const widths = [1280, 390];
const formWidths = [1440, 1024, 768, 390];
const languages = ['pl', 'en'] as const;

/** Opens paths one after another in the same app, which takes less time than loading it for each. */
function visitor(page: Page): (path: string) => Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  let isOpen = false;
  return async (path) => {
    if (!isOpen) await page.goto(path);
    else {
      const left = page.getByRole('heading', { level: 1, name: await heading.innerText(), exact: true });
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(left).toHaveCount(0);
    }
    isOpen = true;
    await expect(heading).toBeVisible();
  };
}

for (const { what, as, paths, wholeFrom = narrowest } of visits) {
  test(`${what} are accessible`, async ({ page, startAs }) => {
    await startAs(as);
    const visit = visitor(page);
    for (const path of paths) {
      await visit(path);
      await expectAccessible(page, path, widths, {
        languages,
        wholeFrom,
        frame: framed.includes(path),
        // The same component as the terms.
        checksRules: path !== '/policies',
      });
    }
  });
}

test('the icon of a notice and the names of teams keep their size at 320 px, and standings their heads', async ({
  page,
  startAs,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startAs('premium');
  await page.goto('/dropinfo/backtest');
  const icon = page.locator('main').getByRole('note').locator('svg').first();
  await expect.poll(async () => (await icon.boundingBox())?.width).toBe(18);
  await page.goto('/leagues/4');
  await expect(page.getByRole('columnheader', { name: 'Drużyna' })).toBeVisible();
  const teams = page
    .getByRole('table', { name: 'Wyniki' })
    .locator('td')
    .filter({ has: page.getByRole('link') });
  await expect.poll(async () => (await teams.first().boundingBox())?.width).toBeGreaterThan(120);
});

test('a dark page is printed in light colours', async ({ page, startAs }) => {
  await startAs('guest', { dark: true });
  await page.goto('/terms');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(12, 16, 18)');
  await page.emulateMedia({ media: 'print' });
  expect(await background()).toBe('rgb(243, 244, 241)');
});

const largeTextPaths = [
  ...['/', '/dropinfo', '/tips', '/dashboard', '/dropinfo/backtest'],
  ...['/leagues/4', '/leagues/4/team/50'],
];

test('texts and figures are whole with large text', async ({ page, startAs }) => {
  // The font size of the browser's settings, with which the breakpoints grow.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await startAs('premium');
  const visit = visitor(page);
  for (const path of largeTextPaths) {
    await visit(path);
    await expect(page.locator('main tbody').first()).toBeVisible();
    for (const width of [1700, 1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutTexts(page, 'main'), `${path} at ${width} px`).toEqual([]);
      await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('guest forms with errors are accessible', async ({ page, startAs }) => {
  await startAs('guest');
  const visit = visitor(page);
  for (const path of ['/login', '/registration?cartLink=1', '/reset-password/code']) {
    await visit(path);
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    const isFirst = path === '/login';
    await expectAccessible(page, path, isFirst ? formWidths : widths, {
      languages,
      wholeFrom: narrowest,
      frame: isFirst,
    });
  }
});

test.describe('before a choice about trackers', () => {
  test.use({ consent: null });

  test('the consent dialog is accessible above a form with errors', async ({ page, startAs }) => {
    await startAs('guest');
    await changeSite(page, {
      trackers: { googleTagId: 'AW-1', googleConversionId: null, metaPixelId: null },
    });
    await page.goto('/reset-password');
    await expect(page.getByRole('button', { name: 'Zgadzam się' })).toBeVisible();
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'the question', formWidths, { languages, wholeFrom: narrowest });
    // An element that gets the focus is scrolled to a place above the question.
    const region = page.getByRole('region', { name: /Zgoda na pomiar|Consent to measuring/ });
    for (const width of [narrowest, ...formWidths]) {
      await page.setViewportSize({ width, height: 800 });
      const question = await region.boundingBox();
      const kept = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
      expect(Number.parseFloat(kept), `${width} px`).toBeGreaterThan(question?.height ?? Infinity);
    }
  });
});

test('the home page is accessible while the site is closed or the server does not answer', async ({
  page,
  startAs,
}) => {
  await startAs('guest');
  for (const { change, part } of [
    { change: { technicalBreak: true } },
    { change: { dashboardBreak: true }, part: '#start' },
  ]) {
    await changeSite(page, change);
    await page.goto('/login');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, JSON.stringify(change), widths, {
      languages,
      ...(part ? { part } : { frame: true }),
    });
    await page.unrouteAll({ behavior: 'wait' });
  }
  await failGraph(page);
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a silent server', widths, { languages, frame: true });
});
