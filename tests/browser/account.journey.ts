import { randomUUID } from 'node:crypto';
import { expect, test } from './journey.ts';

test('a registration creates an account and signs in', async ({ page }) => {
  await page.goto('/registration');
  const send = page.getByRole('button', { name: 'Załóż konto' });
  await page.getByLabel('Adres e-mail').fill('pro@tipgraph.example');
  await page.getByLabel('Hasło', { exact: true }).fill('123456');
  await page.getByLabel('Powtórz hasło').fill('123456');
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByText(/Na ten adres założono już konto/)).toBeVisible();

  await page.getByLabel('Adres e-mail').fill(`konto-${randomUUID()}@tipgraph.example`);
  await send.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Konto zostało założone')).toBeVisible();
  await page.goto('/registration');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a forgotten password is reset once by the mailed link', async ({ page, stack, makeAccount }) => {
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

  await page.getByRole('button', { name: 'Wyloguj' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(link);
  await page.getByLabel('Nowe hasło', { exact: true }).fill('stolen-link');
  await page.getByLabel('Powtórz nowe hasło').fill('stolen-link');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText(/Ten link wygasł albo był już użyty/)).toBeVisible();
});

test('a password change ends the other sessions', async ({ page, makeAccount, openBrowser, startAs }) => {
  const account = await makeAccount();
  const elsewhere = await (await openBrowser()).newPage();
  await startAs(account, {}, elsewhere);
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveTitle('Profil - Tipgraph');

  await startAs(account);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Profil: ${account.email}` }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByLabel('Aktualne hasło').fill('wrong');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('12345');
  await page.getByLabel('Powtórz nowe hasło').fill('54321');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByRole('alert').locator('span:not(:empty)')).toHaveText([
    'Podano niepoprawne aktualne hasło',
    'Nowe hasło jest za krótkie, min. 6 znaków',
    'Podane hasła różnią się od siebie',
  ]);
  await page.getByLabel('Aktualne hasło').fill('tipgraph-demo');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('second-secret');
  await page.getByLabel('Powtórz nowe hasło').fill('second-secret');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Zapisano nowe hasło użytkownika')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.reload();
  await expect(page).toHaveTitle('Profil - Tipgraph');
});

test('a link of a reset mail tells a signed-in user to sign out first', async ({ page, startAs }) => {
  await startAs('pro');
  await page.goto('/reset-password/code-of-a-mail');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Aby ustawić nowe hasło z linku, najpierw się wyloguj')).toBeVisible();
});
