import { randomUUID } from 'node:crypto';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

test('an admin finds a user and changes a subscription, where Escape closes one layer at a time', async ({
  page,
  startAs,
  makeAccount,
}) => {
  const { email } = await makeAccount({ email: `test-of-a-long-address-${randomUUID()}@tipgraph.example` });
  await startAs('admin');
  await page.goto('/admin/users');
  const rows = page.getByRole('table', { name: 'Użytkownicy' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page, 'the list of users', [390]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Zablokowani/ }).focus();
  await page.keyboard.press('Tab');
  await expect(rows.first().getByRole('link').first(), 'hidden headers take no focus').toBeFocused();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Rola' }).click();
  await expect(page).toHaveURL(/\?sort=rank$/);
  await expect(rows.first()).toContainText('administrator');
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('link').first().click();

  await page.getByRole('button', { name: 'Nadaj subskrypcję' }).click();
  const dialog = page.getByRole('dialog', { name: /subskrypcję/ });
  await dialog.getByLabel('Pakiet').selectOption('pro');
  await dialog.getByLabel('Liczba miesięcy').fill('99');
  await dialog.getByRole('button', { name: 'Nadaj', exact: true }).click();
  await expect(dialog.getByText('Podaj liczbę od 1 do 36')).toBeVisible();
  await expectAccessible(page, 'the dialog of a subscription', [1280], { part: '[role="dialog"]' });
  await dialog.getByLabel('Liczba miesięcy').fill('3');
  const question = page.getByRole('dialog', { name: 'Niezapisane zmiany' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question about what is not saved', [1280, 390], {
    part: '[role="dialog"]',
  });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Liczba miesięcy')).toHaveValue('3');
  await dialog.getByRole('button', { name: 'Nadaj', exact: true }).click();

  await page.getByRole('button', { name: /^Zmień: Pro, do/ }).click();
  await dialog.getByLabel('Gwarancja jakości (GOQ)').check();
  await dialog.getByRole('button', { name: /^Koniec.*: zmień datę/ }).click();
  const calendar = page.getByRole('dialog', { name: /^Koniec/ });
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page, 'a person', [1280, 390]);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/users\?sort=rank&search=TEST-/);
});

test('an admin sees the Discord members and campaign visits', async ({ page, startAs }) => {
  await startAs('admin');
  await page.goto('/admin/boiskoprawdy');
  await expect(page.getByRole('img', { name: /^Wykres wejść/ })).toBeVisible();
  await expectAccessible(page, 'the visits of the campaign', [1280]);
  await page.goto('/admin/users/discord');
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('nie podano nazwy');
  await expectAccessible(page, 'the list of Discord', [390]);
});

test('an admin locks a user, whose open page is signed out, and unlocks them', async ({
  page,
  startAs,
  openBrowser,
  makeAccount,
}) => {
  const account = await makeAccount({ plan: 'premium' });
  const userPage = await (await openBrowser()).newPage();
  await startAs(account, {}, userPage);
  await userPage.goto('/dropinfo');
  await expect(userPage.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
  await expect(userPage.getByText('Połączono na żywo')).toBeVisible();

  await startAs('admin');
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}`);
  const row = page.getByRole('table', { name: 'Użytkownicy' }).locator('tbody tr');
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Zablokuj konto' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(account.email);
  const signedOut = expect(userPage.getByText('To konto jest zablokowane')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zablokuj konto' }).click();
  await signedOut;
  await expect(page.getByText(/^konto zablokowane od/)).toBeVisible();
  await expect(userPage).toHaveURL(/\/$/);
  await expect(page.getByRole('table', { name: 'Dziennik' }).getByText('Zablokowanie konta')).toBeVisible();
  await expectAccessible(page, 'a person who is locked', [390]);
  await page.goBack();
  await expect(row.getByText('konto zablokowane')).toBeVisible();
  await page.goForward();

  await page.getByRole('button', { name: 'Odblokuj konto' }).click();
  await expect(page.getByRole('button', { name: 'Zablokuj konto' })).toBeVisible();
});
