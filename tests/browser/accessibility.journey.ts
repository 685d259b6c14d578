import type { PersonaName } from '../harness/personas.ts';
import { expectAccessible } from './expect-accessible.ts';
import { changeSite, failGraph } from './graph-stand-ins.ts';
import { expect, test } from './journey.ts';

const screens: { path: string; as: PersonaName | 'guest' }[] = [
  { path: '/', as: 'guest' },
  { path: '/database', as: 'guest' },
  { path: '/goq', as: 'guest' },
  { path: '/nasza-skutecznosc', as: 'guest' },
  { path: '/terms', as: 'guest' },
  { path: '/policies', as: 'guest' },
  { path: '/error', as: 'guest' },
  { path: '/boiskoprawdy', as: 'guest' },
  { path: '/login', as: 'guest' },
  { path: '/registration', as: 'guest' },
  { path: '/reset-password', as: 'guest' },
  { path: '/reset-password/code', as: 'guest' },
  { path: '/no/such/page', as: 'guest' },
  { path: '/dashboard', as: 'premium' },
  { path: '/dropinfo', as: 'premium' },
  { path: '/leagues', as: 'premium' },
  { path: '/leagues/4?stats=short', as: 'premium' },
  { path: '/profile', as: 'admin' },
];
const visitors = [...new Set(screens.map(({ as }) => as))];
const widths = [1280, 390];

for (const lang of ['pl', 'en'] as const) {
  for (const dark of [false, true]) {
    const look = `${lang}, ${dark ? 'dark' : 'light'}`;

    for (const visitor of visitors) {
      test(`the screens of ${visitor} in ${look}`, async ({ page, startAs }) => {
        await startAs(visitor, { lang, dark });
        for (const { path } of screens.filter(({ as }) => as === visitor)) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page, path, widths);
        }
      });
    }

    test(`the home page while the site is closed, in ${look}`, async ({ page, startAs }) => {
      await startAs('guest', { lang, dark });
      for (const change of [{ technicalBreak: true }, { dashboardBreak: true }, { offline: true }]) {
        await changeSite(page, change);
        await page.goto('/login');
        await expect(page).toHaveURL(/\/$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, JSON.stringify(change), widths);
        await page.unrouteAll({ behavior: 'wait' });
      }
      await failGraph(page, 'UPSTREAM_OFFLINE');
      await page.goto('/');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'a silent server', widths);
    });
  }
}
