import { insertPayment } from '../harness/insert-payment.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

test('an admin opens a payment, and sees and prints the statistics', async ({
  page,
  stack,
  startAs,
  makeAccount,
}) => {
  const createdAt = stack.clock.now();
  const uid = await insertPayment(stack.db, { of: await makeAccount(), status: 'pending', createdAt });
  await startAs('admin');
  await page.goto('/admin/payments');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await expectAccessible(page, 'the list of payments', [390, 1280]);
  await page.locator(`a[href$="/${uid}"]`).first().click();
  await expect(page).toHaveURL(`/admin/payments/${uid}`);
  await expectAccessible(page, 'a payment', [390]);
  await page.goBack();
  await expect(rows).toHaveCount(20);

  await page.getByRole('link', { name: 'Statystyki płatności' }).first().click();
  await expect(page.getByRole('img', { name: /^Wykres wpływów z 12 miesięcy/ })).toBeVisible();
  await expectAccessible(page, 'the figures of payments', [1280]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Administracja' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Lista płatności' })).toBeHidden();
  const [chart, frame] = await Promise.all(
    ['.recharts-wrapper > svg', '.recharts-responsive-container'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  expect(chart, 'the printed chart fits').toEqual(frame);
});

test('an admin creates a promo code and opens a plan', async ({ page, startAs }) => {
  await startAs('admin');
  await page.goto('/admin/promocodes');
  await page.getByRole('link', { name: 'Nowy kod' }).click();
  await page.getByRole('textbox', { name: /^Kod/ }).fill('podróż');
  await page.getByLabel('Rabat w procentach').fill('101');
  await page.getByRole('button', { name: 'Dodaj kod' }).click();
  await expect(page.getByText('Rabat musi wynosić od 1 do 100')).toBeVisible();
  await expectAccessible(page, 'a new promo code', [1280]);
  await page.getByLabel('Rabat w procentach').fill('15');
  await page.getByRole('button', { name: 'Dodaj kod' }).click();
  await expect(page).toHaveURL(/\/admin\/promocodes$/);
  const code = page.getByRole('row', { name: /PODRÓŻ/ });
  await expect(code).toContainText('działa');
  await expectAccessible(page, 'the promo codes', [390]);
  await page.goto('/admin/plans');
  await expectAccessible(page, 'the plans', [390]);
  await page.getByRole('link', { name: 'Standard', exact: true }).click();
  await expect(page.getByLabel('Cena w zł')).toHaveValue('49');
  await expectAccessible(page, 'a plan', [1280]);
});
