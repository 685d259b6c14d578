import { demoPassword, personas } from '../harness/personas.ts';
import { expect, test } from './journey.ts';

test('a guest is redirected to the sign-in screen with a toast, and after the sign-in to the requested page', async ({
  page,
  addDropinfo,
}) => {
  const { uid, line } = await addDropinfo();
  await page.goto(`/dropinfo/${uid}`);
  await expect(page.getByText('Musisz się zalogować')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  const email = page.getByLabel('Adres e-mail');
  const password = page.getByLabel('Hasło', { exact: true });
  await email.fill(personas.premium.email);
  await email.press('Tab');
  await expect(password).toBeFocused();
  await expect(password.locator('..')).toHaveCSS('outline-style', 'solid');
  await password.fill('wrong');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await password.fill(demoPassword);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(`/dropinfo/${uid}`);
  await expect(page.getByRole('row').filter({ hasText: line })).toHaveAttribute('aria-current', 'true');
});
