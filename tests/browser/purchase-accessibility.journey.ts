import { eq } from 'drizzle-orm';
import { payments } from '../../upstream/src/db/purchase-tables.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { expectAccessible, narrowest } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = [1440, 1024, 768, 390];
const languages = ['pl', 'en'] as const;

test('the cart with errors is accessible', async ({ page, startAs, makeAccount }) => {
  await startAs(await makeAccount());
  const cart = { language: 'pl', sub: 'standard', subMonths: 3, discord: true, firstName: 'Ewa' };
  await page.addInitScript((stored) => localStorage.setItem('cart', stored), JSON.stringify(cart));
  await page.goto('/?openCart=1');
  const sheet = page.getByRole('dialog');
  const pay = sheet.getByRole('button', { name: /^Zapłać \d/ });
  await expect(pay).toBeVisible();
  await pay.click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page, 'the cart', widths, {
    part: '[role=dialog]',
    languages,
    wholeFrom: narrowest,
  });
});

test('the payment results and the empty cart are accessible', async ({
  page,
  stack,
  startAs,
  makeAccount,
}) => {
  const account = await makeAccount();
  const createdAt = stack.clock.now();
  const paymentUrl = 'https://bank.example/pay';
  const uid = await insertPayment(stack.db, { of: account, status: 'cancelled', createdAt, paymentUrl });
  await startAs(account);
  for (const [status, widthsOfIt] of [
    ['cancelled', widths],
    ['pending', [390]],
    ['failed', [390]],
    ['done', [390]],
  ] as const) {
    await stack.db.update(payments).set({ status }).where(eq(payments.uid, uid));
    await page.goto(`/payment?payment_id=${uid}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `a payment that is ${status}`, widthsOfIt, {
      languages,
      wholeFrom: narrowest,
      frame: status === 'cancelled',
    });
  }
  await page.goto('/payment?payment_id=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'no such payment', [390], { languages, wholeFrom: narrowest });

  await page.goto('/?openCart=1');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
  await expectAccessible(page, 'the empty cart', [390], { languages, wholeFrom: narrowest });
});
