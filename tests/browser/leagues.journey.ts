import type { Locator } from 'playwright/test';
import { expect, phone, test } from './journey.ts';

test.use(phone);

test('on a phone the menu leads to the leagues, a league to its lines, and a match to its page and a team', async ({
  page,
  startAs,
}) => {
  await startAs('premium');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Statystyki' }).tap();
  const leagues = page.getByRole('main').getByRole('link');
  await expect(leagues).toHaveCount(10);
  await expectInView(leagues.first());
  // The parts of the component library come with their styles.
  await expect(page.getByRole('radio', { name: 'Wszystkie' })).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('main').getByRole('switch').first()).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-style', 'solid');
  await page.getByText('Aktywne', { exact: true }).tap();
  await expect(leagues).toHaveCount(4);
  await leagues.first().tap();
  await expect(page).toHaveURL(/\/leagues\/\d+$/);

  await expectInView(page.getByRole('region', { name: 'Nadchodzące mecze' }).getByRole('listitem').first());
  await page.getByRole('button', { name: 'Linie i widok' }).tap();
  await page.getByText('Gole i BTTS', { exact: true }).tap();
  await page.getByRole('button', { name: 'Niższa linia: Gole' }).tap();
  const match = page.getByRole('region', { name: 'Nadchodzące mecze' }).getByRole('listitem').first();
  await expect(match).toContainText('Gole > 1.5');
  await match.getByRole('link').tap();
  await expect(page).toHaveURL(/\/leagues\/\d+\/match\/\d+$/);

  await page.getByRole('main').locator('header').getByRole('link').last().tap();
  await expect(page).toHaveURL(/\/leagues\/\d+\/team\/\d+$/);
  await page.getByText('Na wyjeździe', { exact: true }).tap();
  await expect(page).toHaveURL(/venue=away/);
  await expect(page.getByRole('table', { name: 'Serie' })).toBeVisible();

  for (const path of ['/tips', '/quality-value']) {
    await page.goto(path);
    await expectInView(page.locator('tbody[data-uid]').first());
  }
});

/** Waits until a row is fully visible above the bottom menu, without scrolling. */
async function expectInView(row: Locator): Promise<void> {
  const menu = row.page().getByRole('navigation', { name: 'Menu główne' });
  const below = async () => {
    const [seen, end] = await Promise.all([row.boundingBox(), menu.boundingBox()]);
    return seen && end ? Math.ceil(seen.y + seen.height - end.y) : Number.POSITIVE_INFINITY;
  };
  await expect.poll(below).toBeLessThanOrEqual(0);
}
