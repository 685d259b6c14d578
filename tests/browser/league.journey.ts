import type { Page } from 'playwright/test';
import { expect, phone, test } from './journey.ts';

/** Opens the page of a Spanish demo league and waits for its matches. */
async function openLeague(page: Page, search = ''): Promise<void> {
  await page.goto(`/leagues?search=olivo`);
  const address = await page.getByRole('link', { name: /Liga del Olivo/ }).getAttribute('href');
  await page.goto(`${address}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: /Liga del Olivo/ })).toBeVisible();
}

const matches = (page: Page) => page.getByRole('region', { name: 'Nadchodzące mecze' }).getByRole('listitem');

test('one request fills the page; lines and windows are kept in the address', async ({ page, startAs }) => {
  await startAs('premium');
  const operations: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataJSON() as { operationName?: string } | null;
    if (request.url().endsWith('/graphql') && body?.operationName) operations.push(body.operationName);
  });
  await openLeague(page);
  await expect(matches(page)).toHaveCount(20);
  await expect(page.getByRole('row')).toHaveCount(17);
  expect(operations.filter((name) => name.startsWith('league') && name !== 'leaguesScreenQuery')).toEqual([
    'leagueScreenQuery',
  ]);

  await expect(matches(page).first()).toContainText(/\d z 5/);
  await page.getByRole('radiogroup', { name: 'Ostatnie mecze' }).getByText('10').click();
  await expect(matches(page).first()).toContainText(/\d z 10/);
  const goals = page.getByRole('spinbutton', { name: 'Linia: Gole' });
  await page.getByRole('button', { name: 'Wyższa linia: Gole' }).click();
  await expect(goals).toHaveText('> 3.5');
  await goals.focus();
  await page.keyboard.press('Home');
  await expect(goals).toHaveText('> 0.5');
  await expect(page.getByRole('region', { name: 'Nadchodzące mecze' })).toContainText('Gole> 0.5');

  await page.getByText('Gole i BTTS', { exact: true }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
  await expect(page).toHaveURL(/window=10&stats=short&goal=0\.5$/);
  await page.reload();
  await expect(goals).toHaveText('> 0.5');
  await expect(matches(page).first()).not.toContainText('Faule');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('lines move by finger, and a match leads to its page', async ({ page, startAs }) => {
    await startAs('premium');
    await openLeague(page, '?stats=short');
    await page.getByRole('button', { name: 'Niższa linia: Gole' }).tap();
    await expect(matches(page).first()).toContainText('Gole > 1.5');
    await matches(page).first().getByRole('link').tap();
    await expect(page).toHaveURL(/\/leagues\/\d+\/match\/\d+$/);
  });
});
