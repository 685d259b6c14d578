import { eq } from 'drizzle-orm';
import { users } from '../../upstream/src/db/tables.ts';
import { expect, test } from './journey.ts';

test('a form closes without a question when its user has lost the role before it is sent', async ({
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
  await page.goto('/admin/promocodes/new');
  await page.getByRole('textbox', { name: 'Kod', exact: true }).fill('WIOSNA');
  await page.getByRole('textbox', { name: 'Rabat w procentach' }).fill('10');
  await setRole('user');
  await page.getByRole('button', { name: 'Dodaj kod' }).click();
  await expect(page.getByText('Brak dostępu', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog', { name: 'Niezapisane zmiany' })).toBeHidden();
});
