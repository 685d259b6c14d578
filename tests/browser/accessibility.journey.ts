import type { PersonaName } from '../harness/personas.ts';
import { expectAccessible } from './expect-accessible.ts';
import { changeSite, failGraph } from './graph-stand-ins.ts';
import { expect, test } from './journey.ts';

const visits: { what: string; as: PersonaName | 'guest'; paths: string[] }[] = [
  {
    what: 'public pages',
    as: 'guest',
    paths: ['/', '/database', '/goq', '/nasza-skutecznosc', '/terms', '/policies', '/boiskoprawdy'],
  },
  {
    what: 'forms of guests and messages to them',
    as: 'guest',
    paths: ['/error', '/login', '/registration', '/reset-password', '/reset-password/code', '/no/such/page'],
  },
  {
    what: 'dashboard and leagues',
    as: 'premium',
    paths: ['/dashboard', '/leagues', '/leagues/4?stats=short'],
  },
  { what: 'dropinfos', as: 'premium', paths: ['/dropinfo'] },
  { what: 'profile', as: 'admin', paths: ['/profile'] },
];
const widths = [1280, 390];

for (const lang of ['pl', 'en'] as const) {
  for (const { what, as, paths } of visits) {
    test(`${what} in ${lang}`, async ({ page, startAs }) => {
      await startAs(as, { lang });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, path, widths);
      }
    });
  }

  test(`the home page while the site is closed, in ${lang}`, async ({ page, startAs }) => {
    await startAs('guest', { lang });
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
