import { eq } from 'drizzle-orm';
import { payments } from '../../upstream/src/db/purchase-tables.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = [1440, 1024, 768, 390];
const payWords = {
  pl: /^Zapłać \d/,
  en: /^Pay PLN/,
};

for (const lang of ['pl', 'en'] as const) {
  test.describe(lang, () => {
    test.use({ consent: null });

    test(`the forms of an account with their faults, and the question of consent, in ${lang}`, async ({
      page,
      startAs,
    }) => {
      await startAs('guest', { lang });
      for (const path of ['/registration?cartLink=1', '/reset-password', '/reset-password/code']) {
        await page.goto(path);
        await page.locator('main form button[type=submit]').click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page, path, widths);
      }
    });
  });

  test(`the cart with its faults and the results of a payment in ${lang}`, async ({
    page,
    startAs,
    stack,
  }) => {
    await startAs('expired', { lang });
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
    await expectAccessible(page, 'the cart', widths);

    await sheet.locator('[name=lastName]').fill('Nowak');
    await sheet.locator('[name=discordName]').fill('ewa');
    await pay.click();
    await page.locator('form[action$="/refuse"] button').click();
    await page.waitForURL('**/payment?payment_id=*');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'a refused payment', widths);

    const uid = new URL(page.url()).searchParams.get('payment_id') ?? '';
    for (const status of ['pending', 'failed', 'done'] as const) {
      await stack.db.update(payments).set({ status }).where(eq(payments.uid, uid));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `a payment that is ${status}`, [390]);
    }
    await page.goto('/payment?payment_id=unknown');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'no such payment', [390]);

    await page.goto('/?openCart=1');
    await expect(sheet.getByRole('heading', { level: 3 })).toBeVisible();
    await expectAccessible(page, 'the empty cart', [390]);
  });
}
