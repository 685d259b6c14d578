import { AxeBuilder } from '@axe-core/playwright';
import type { PersonaName } from '../harness/personas.ts';
import { expect, test } from './journey.ts';

const screens: { path: string; as: PersonaName | 'guest' }[] = [
  { path: '/', as: 'guest' },
  { path: '/goq', as: 'guest' },
  { path: '/database', as: 'guest' },
  { path: '/nasza-skutecznosc', as: 'guest' },
  { path: '/terms', as: 'guest' },
  { path: '/error', as: 'guest' },
  { path: '/login', as: 'guest' },
  { path: '/no/such/page', as: 'guest' },
  { path: '/dashboard', as: 'premium' },
  { path: '/dropinfo', as: 'premium' },
  { path: '/profile', as: 'admin' },
];
const widths = [1280, 390];

for (const { path, as } of screens) {
  for (const lang of ['pl', 'en'] as const) {
    for (const dark of [false, true]) {
      test(`${path} in ${lang}, ${dark ? 'dark' : 'light'}`, async ({ page, startAs }) => {
        await startAs(as, { lang, dark });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await page.waitForLoadState('networkidle');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          const found = violations.map(({ id, nodes }) => ({
            id,
            where: nodes.map((node) => node.target.join(' ')),
          }));
          expect(found, `at ${width} px`).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }
}
