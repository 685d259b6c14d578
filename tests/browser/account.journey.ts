import { expect, test } from './journey.ts';

test('a link of a reset mail asks a signed-in user to sign out first', async ({ page, startAs }) => {
  await startAs('pro');
  await page.goto('/reset-password/code-of-a-mail');
  await expect(page.getByText('Aby ustawić nowe hasło z linku, najpierw się wyloguj')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
