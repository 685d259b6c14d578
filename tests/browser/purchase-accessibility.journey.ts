import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

const widths = [1440, 1024, 768, 390];
const payWords = {
  pl: /^Zapłać \d/,
  en: /^Pay PLN/,
};

/** Holds the page against the rules at every width; nothing may scroll sideways. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => node.target.join(' ')),
    }));
    expect(found, `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${what} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const lang of ['pl', 'en'] as const) {
  for (const dark of [false, true]) {
    const look = `${lang}, ${dark ? 'dark' : 'light'}`;

    test.describe(look, () => {
      test.use({ consent: null });

      test(`the forms of an account with their faults, and the question of consent, in ${look}`, async ({
        page,
        startAs,
      }) => {
        await startAs('guest', { lang, dark });
        for (const path of ['/registration?cartLink=1', '/reset-password', '/reset-password/code']) {
          await page.goto(path);
          await page.locator('main form button[type=submit]').click();
          await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
          await expectAccessible(page, path);
        }
      });
    });

    test(`the cart with its faults and the result of a payment in ${look}`, async ({ page, startAs }) => {
      await startAs('expired', { lang, dark });
      const cart = { language: lang, sub: 'standard', subMonths: 3, discord: true, firstName: 'Ewa' };
      await page.addInitScript((stored) => {
        if (localStorage.getItem('cart') === null && !location.pathname.startsWith('/payment')) {
          localStorage.setItem('cart', stored);
        }
      }, JSON.stringify(cart));
      await page.goto('/?openCart=1');
      const sheet = page.getByRole('dialog');
      const pay = sheet.getByRole('button', { name: payWords[lang] });
      await expect(pay).toBeVisible();
      await sheet.locator('[name=lastName]').fill('');
      await sheet.locator('[name=discordName]').fill('');
      await pay.click();
      await expect(sheet.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page, 'the cart');

      await sheet.locator('[name=lastName]').fill('Nowak');
      await sheet.locator('[name=discordName]').fill('ewa');
      await pay.click();
      await page.locator('form[action$="/refuse"] button').click();
      await page.waitForURL('**/payment?payment_id=*');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'the result');
    });
  }
}
