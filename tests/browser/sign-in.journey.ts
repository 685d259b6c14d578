import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { expect, test } from './journey.ts';

test('a guest is sent to the sign-in screen with a toast, and then to what the link that they followed shows', async ({
  page,
  stack,
}) => {
  const { uid, line } = await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  await page.goto(`/dropinfo/${uid}`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Musisz się zalogować')).toBeVisible();
  await page.getByLabel('Adres e-mail').fill('premium@tipgraph.example');
  await page.getByLabel('Hasło', { exact: true }).fill('tipgraph-demo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(`/dropinfo/${uid}`);
  await expect(page.getByRole('row').filter({ hasText: line })).toHaveAttribute('aria-current', 'true');
});

test('a wrong password is said to be wrong, and the right one then works', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Adres e-mail').fill('pro@tipgraph.example');
  await page.getByLabel('Hasło', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Nieprawidłowy e-mail lub hasło')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Hasło', { exact: true }).fill('tipgraph-demo');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle('Panel - Tipgraph');
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Podaj adres e-mail')).toBeVisible();
  await expect(page.getByText('Podaj hasło')).toBeVisible();
});

test('every field shows that it has the focus', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Hasło', { exact: true });
  await page.getByLabel('Adres e-mail').press('Tab');
  await expect(password).toBeFocused();
  await expect(password.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('somebody signed in is sent from the sign-in screen to the dashboard', async ({ page, signIn }) => {
  await signIn('standard');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a page that the plan does not include sends to the dashboard with a toast', async ({
  page,
  signIn,
}) => {
  await signIn('standard');
  for (const path of ['/dropinfo', '/dropinfo/anything', '/quality-value']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Brak dostępu')).toBeVisible();
  }
});
