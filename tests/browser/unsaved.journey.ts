import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '../../upstream/src/db/tables.ts';
import { demoPassword } from '../harness/personas.ts';
import { failGraph, graphAddress } from './fail-graph.ts';
import { expect, test } from './journey.ts';

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Nazwisko' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Niezapisane zmiany' });

/** Signs in on the open sign-in page, which returns to the profile. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/);
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

test('what is typed into a form survives a session that ends before it is sent', async ({
  page,
  startAs,
  makeAccount,
}) => {
  const { email } = await makeAccount();
  await startAs({ email });
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Imię' }).fill('Ewa');
  await lastName(page).fill('Wrona');
  await failGraph(page, 'UNAUTHENTICATED', 'accountFormsProfileMutation');
  await page.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(page.getByText('Musisz się zalogować')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.unroute(graphAddress);
  await signInAgain(page, email);
  await expect(page.getByText('Przywrócono niezapisane zmiany')).toBeVisible();
  await expect(lastName(page)).toHaveValue('Wrona');
  await page.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
});

test('a sign-out in another tab asks for a sign-in that returns to a form with unsaved input', async ({
  page,
  context,
  startAs,
  makeAccount,
}) => {
  const { email } = await makeAccount();
  await startAs({ email });
  await page.goto('/profile');
  await lastName(page).fill('Wrona');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Wyloguj' }).click();
  await signInAgain(page, email);
  await expect(lastName(page)).toHaveValue('Wrona');
});

for (const [when, lose] of [
  ['while it is open', (page: Page) => page.clock.fastForward('01:00')],
  ['before it is sent', (page: Page) => page.getByRole('button', { name: 'Dodaj kod' }).click()],
] as const) {
  test(`a form closes without a question when its user has lost the role ${when}`, async ({
    page,
    stack,
    startAs,
    makeAccount,
  }) => {
    const { email } = await makeAccount();
    const setRole = (role: 'user' | 'admin') =>
      stack.db.update(users).set({ role }).where(eq(users.email, email));
    await setRole('admin');
    await startAs({ email });
    await page.clock.install();
    await page.goto('/admin/promocodes/new');
    await page.getByRole('textbox', { name: 'Kod', exact: true }).fill('WIOSNA');
    await page.getByRole('textbox', { name: 'Rabat w procentach' }).fill('10');
    await setRole('user');
    await lose(page);
    await expect(page.getByText('Brak dostępu', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(question(page)).toBeHidden();
  });
}
