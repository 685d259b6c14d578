import type { Page } from 'playwright/test';
import { expect, phone, test } from './journey.ts';

const star = (page: Page, name: string) => page.getByRole('button', { name: `Ulubiona: ${name}` });
const active = (page: Page, name: string) => page.getByRole('switch', { name: `Aktywna: ${name}` });
const rows = (page: Page) => page.getByRole('main').getByRole('link');

test('finds a league by page, by name and by country', async ({ page, startAs }) => {
  await startAs('premium');
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Menu główne' })
    .getByRole('link', { name: 'Statystyki' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statystyki' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('1–10 z 12')).toBeVisible();
  // The parts of the component library come with their styles.
  await expect(page.getByRole('radio', { name: 'Wszystkie' })).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('switch').first()).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/page=2$/);

  await page.getByRole('searchbox').fill('portugal');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?search=portugal$/);
  await page.reload();
  await expect(rows(page)).toHaveText(/Liga do Cabo/);
  await page.getByRole('searchbox').fill('nigdzie');
  await expect(page.getByRole('heading', { name: 'Żadna liga nie pasuje do „nigdzie”' })).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż wszystkie ligi' }).click();
  await rows(page).filter({ hasText: 'Eichenliga' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Eichenliga/ })).toBeVisible();
});

test('a star makes a league favourite and active, also after a reload and on the dashboard', async ({
  page,
  startAs,
  makeAccount,
}) => {
  const name = 'Niemcy, Eichenliga';
  await startAs(await makeAccount({ plan: 'standard' }));
  await page.goto('/leagues?search=eichen');
  await expect(star(page, name)).toHaveAttribute('aria-pressed', 'false');
  await star(page, name).click();
  await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(active(page, name)).toBeChecked();
  await expect(async () => {
    await page.goto('/leagues?scope=favourite');
    await expect(star(page, name)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto('/dashboard');
  const favourites = page.getByRole('region', { name: 'Ulubione ligi' });
  await expect(favourites.getByRole('link', { name: /Eichenliga/ })).toBeVisible();
  const leagues = page.getByRole('region', { name: 'Statystyki lig' });
  await expect(leagues.getByRole('link', { name: 'Eichenliga' })).toBeVisible();

  await page.goto('/leagues?search=eichen');
  await active(page, name).press('Space');
  await expect(star(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the list is in the menu, narrows to active leagues and leads to one', async ({ page, startAs }) => {
    await startAs('premium');
    await page.goto('/dashboard');
    await page
      .getByRole('navigation', { name: 'Menu główne' })
      .getByRole('link', { name: 'Statystyki' })
      .tap();
    await expect(rows(page)).toHaveCount(10);
    await page.getByText('Aktywne', { exact: true }).tap();
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await rows(page).first().tap();
    await expect(page).toHaveURL(/\/leagues\/\d+$/);
  });
});
