import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';

const newAddress = () => `konto-${randomUUID()}@tipgraph.example`;

/** Opens an account, signed in then. */
async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/registration');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByLabel('Powtórz hasło').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await page.waitForURL('**/dashboard');
}

test('the registration names every fault in place, and then opens an account, signed in', async ({
  page,
}) => {
  await page.goto('/registration');
  const send = page.getByRole('button', { name: 'Załóż konto' });
  await send.click();
  await expect(page.getByText('Podaj adres e-mail')).toBeVisible();
  await expect(page.getByText('Podaj hasło')).toBeVisible();
  await expect(page.getByText('Zaakceptuj regulamin, aby założyć konto')).toBeVisible();

  await page.getByLabel('Adres e-mail').fill('pro@tipgraph.example');
  await page.getByLabel('Hasło', { exact: true }).fill('12345');
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByText('Hasło jest za krótkie, min. 6 znaków')).toBeVisible();
  await page.getByLabel('Hasło', { exact: true }).fill('123456');
  await page.getByLabel('Powtórz hasło').fill('123457');
  await send.click();
  await expect(page.getByText('Podane hasła różnią się od siebie')).toBeVisible();
  await page.getByLabel('Powtórz hasło').fill('123456');
  await send.click();
  await expect(page.getByText(/Ten adres ma już konto/)).toBeVisible();

  await page.getByLabel('Adres e-mail').fill(newAddress());
  await send.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Konto zostało założone')).toBeVisible();
  await page.goto('/registration');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a forgotten password is set anew by the link of the message, once', async ({ page, stack }) => {
  const email = newAddress();
  await register(page, email, 'forgotten');
  await page.getByRole('button', { name: 'Wyloguj' }).first().click();
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
  await page.getByLabel('Nowe hasło', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText('Nowe hasło jest za krótkie, min. 6 znaków')).toBeVisible();
  await page.getByLabel('Nowe hasło', { exact: true }).fill('remembered');
  await page.getByLabel('Powtórz nowe hasło').fill('remembered');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText('Zapisano nowe hasło użytkownika')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Wyloguj' }).first().click();
  await page.goto(link);
  await page.getByLabel('Nowe hasło', { exact: true }).fill('stolen-link');
  await page.getByLabel('Powtórz nowe hasło').fill('stolen-link');
  await page.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
  await expect(page.getByText(/Ten link wygasł albo był już użyty/)).toBeVisible();
});

test('a reset for an unknown address looks the same', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByLabel('Adres e-mail').fill('nobody@tipgraph.example');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible();
});

test('a member changes their data and their password by the link with their address', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await register(page, email, 'first-secret');
  const { origin } = new URL(page.url());
  const elsewhere = await browser.newPage({ baseURL: origin });
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Adres e-mail').fill(email);
  await elsewhere.getByLabel('Hasło', { exact: true }).fill('first-secret');
  await elsewhere.getByRole('button', { name: 'Zaloguj się' }).click();
  await elsewhere.waitForURL('**/dashboard');

  await page.getByRole('link', { name: `Profil: ${email}` }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page).toHaveTitle('Profil - Tipgraph');
  await page.getByLabel('Imię').fill('Ewa');
  await page.getByLabel('Nazwisko').fill('Nowak');
  await page.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Nowak');

  await page.getByLabel('Aktualne hasło').fill('wrong');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('12345');
  await page.getByLabel('Powtórz nowe hasło').fill('54321');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByRole('alert').locator('span:not(:empty)')).toHaveText([
    'Podano niepoprawne aktualne hasło',
    'Nowe hasło jest za krótkie, min. 6 znaków',
    'Podane hasła różnią się od siebie',
  ]);
  await page.getByLabel('Aktualne hasło').fill('first-secret');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('second-secret');
  await page.getByLabel('Powtórz nowe hasło').fill('second-secret');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Zapisano nowe hasło użytkownika')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();
  await page.reload();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Nowak');
});
