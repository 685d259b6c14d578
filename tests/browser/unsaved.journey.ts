import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { users } from '../../upstream/src/db/tables.ts';
import { expect, test } from './journey.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Niezapisane zmiany' });

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
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Brak dostępu', { exact: true })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });
}
