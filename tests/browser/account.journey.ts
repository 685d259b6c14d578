import { expect, test } from './journey.ts';

test('a forgotten password is reset by the mailed link', async ({ page, stack, makeAccount }) => {
  const { email } = await makeAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await expect(page.getByRole('heading', { name: 'Nie pamiętasz hasła?' })).toBeVisible();

  const before = await stack.mailedLinks();
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
  const fresh = async () => (await stack.mailedLinks()).filter((link) => !before.includes(link));
  await expect.poll(async () => (await fresh()).length).toBeGreaterThan(0);
  const [link = ''] = (await fresh()).filter((address) => address.includes('/reset-password/'));

  await page.goto(link);
  await page.getByLabel('Nowe hasło', { exact: true }).fill('remembered');
  await page.getByLabel('Powtórz nowe hasło').fill('remembered');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText('Zapisano nowe hasło użytkownika')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a link of a reset mail tells a signed-in user to sign out first', async ({ page, startAs }) => {
  await startAs('pro');
  await page.goto('/reset-password/code-of-a-mail');
  await expect(page.getByText('Aby ustawić nowe hasło z linku, najpierw się wyloguj')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
