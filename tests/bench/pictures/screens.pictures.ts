import { asc, gt } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { matches } from '../../../upstream/src/db/tables.ts';
import { expect, test } from '../../browser/journey.ts';
import type { PersonaName } from '../../harness/personas.ts';

const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const looks = [
  { lang: 'pl', dark: false },
  { lang: 'en', dark: true },
] as const;

/** Screens by name: address, and an action before the screenshot. */
type Screens = Record<string, string | [address: string, open: (page: Page) => Promise<void>]>;

const openCart = (page: Page) => page.locator('#kup').getByRole('button').last().click();

async function openDate(page: Page) {
  const filters = page.getByRole('button', { name: /^(Filtry|Filters)$/ });
  if (await filters.isVisible()) await filters.click();
  await page
    .getByRole('button', { name: /(wybierz|zmień) datę|(choose a|change the) date/ })
    .first()
    .click();
}

const screens: Partial<Record<PersonaName | 'guest', Screens>> = {
  guest: {
    home: '/',
    cart: ['/', openCart],
    database: '/database',
    goq: '/goq',
    terms: '/terms',
    policies: '/policies',
    effectiveness: '/nasza-skutecznosc',
    login: '/login',
    registration: '/registration',
    'reset-password': '/reset-password',
    'not-found': '/no-such-page',
  },
  expired: { 'dashboard-expired': '/dashboard', 'tips-expired': '/tips' },
  standard: { 'dropinfo-forbidden': '/dropinfo' },
  premium: {
    dashboard: '/dashboard',
    leagues: '/leagues',
    league: '/leagues/LEAGUE',
    team: '/leagues/LEAGUE/team/TEAM',
    match: '/leagues/LEAGUE/match/MATCH',
    autofilters: '/autofilters',
    'autofilter-builder': '/autofilters?new',
    tips: '/tips',
    'tips-date': ['/tips', openDate],
    'quality-value': '/quality-value',
    dropinfo: '/dropinfo',
    'dropinfo-past': '/dropinfo?when=past',
    'dropinfo-groups': '/dropinfo?group=match',
    profile: '/profile',
  },
  admin: {
    admin: '/admin',
    'admin-users': '/admin/users',
    'admin-user': '/admin/users/3',
    'admin-payments': '/admin/payments',
    'admin-payment-stats': '/admin/payments/stats',
    'admin-plans': '/admin/plans',
    'admin-plan': '/admin/plans/1',
    'admin-promo-codes': '/admin/promocodes',
    'admin-promo-code': '/admin/promocodes/new',
    'admin-promo-code-date': ['/admin/promocodes/new', openDate],
    'admin-commissions': '/admin/tips/commission',
    'admin-tips': '/admin/tips/all',
    'admin-tip': '/admin/tips/new',
    'admin-leagues': '/admin/leagues/all',
    'admin-match-stats': '/admin/leagues/match_stats',
    'admin-filters': '/admin/dropinfo/filterList',
    'admin-filter': '/admin/dropinfo/newFilter',
    'admin-files': '/admin/files',
    'admin-file': '/admin/files/newPaymentFile',
    'admin-discord': '/admin/users/discord',
    'admin-campaign': '/admin/boiskoprawdy',
    'admin-sofascore': '/admin/sofascore/new',
  },
};

for (const [visitor, ofVisitor] of Object.entries(screens) as [PersonaName | 'guest', Screens][]) {
  for (const [name, screen] of Object.entries(ofVisitor)) {
    for (const { lang, dark } of looks) {
      test(`${name} ${lang}`, async ({ page, startAs, stack }) => {
        const [address, open] = typeof screen === 'string' ? [screen] : screen;
        const [match] = await stack.db
          .select()
          .from(matches)
          .where(gt(matches.date, stack.clock.now()))
          .orderBy(asc(matches.date), asc(matches.id))
          .limit(1);
        if (!match) throw new Error('The demo has no future match.');
        await startAs(visitor, { lang, dark });
        await page.clock.setFixedTime(stack.clock.now());
        for (const [size, viewport] of Object.entries(widths)) {
          await page.setViewportSize(viewport);
          await page.goto(
            address
              .replace('LEAGUE', String(match.leagueId))
              .replace('TEAM', String(match.homeTeamId))
              .replace('MATCH', String(match.id)),
          );
          await page.waitForLoadState('networkidle');
          await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0);
          await open?.(page);
          // Its rows are rendered when they scroll into view.
          const fullPage = !name.startsWith('dropinfo');
          await expect.soft(page).toHaveScreenshot(`${name}-${size}-${lang}.png`, { fullPage });
        }
      });
    }
  }
}
