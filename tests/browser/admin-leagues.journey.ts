import { eq } from 'drizzle-orm';
import { leagues } from '../../upstream/src/db/tables.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const wide = [1280];
const both = [1280, 390];

// Other journeys count the leagues of the demo.
test.afterEach(({ stack }) => stack.db.delete(leagues).where(eq(leagues.code, 'provider-8')));

test('an admin finds a league and opens the form of a match without statistics', async ({
  page,
  startAs,
}) => {
  await startAs('admin');
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Wszystkie ligi' }).click();
  await page.getByRole('searchbox').fill('eichen');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await expect(page.getByRole('switch', { name: 'Edycja statystyk: Niemcy, Eichenliga' })).not.toBeChecked();
  await page.getByText('Wszystkie', { exact: true }).click();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('switch').nth(1)).toBeVisible();
  await expectAccessible(page, 'the leagues', wide);

  await page.getByText('Włączona', { exact: true }).click();
  await expect(page.getByRole('switch')).toHaveCount(3);
  await page.getByRole('link', { name: 'Mecze bez statystyk' }).first().click();
  await expect(page).toHaveURL(/match_stats\?league=\d+$/);
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row.getByText('Brakuje: rzuty rożne')).toBeVisible();
  await expectAccessible(page, 'the matches', both);
  await row.getByRole('button', { name: /^Uzupełnij/ }).click();
  const corners = page.getByRole('textbox', { name: /^rzuty rożne/ });
  await corners.first().fill('51');
  await page.getByRole('button', { name: 'Zapisz statystyki' }).click();
  await expect(page.getByText('Liczba od 0 do 50')).toBeVisible();
  await expectAccessible(page, 'the form of a match', both);
});

test('an admin imports a season and opens its league', async ({ page, startAs }) => {
  await startAs('admin');
  await page.goto('/admin/sofascore/new');
  await page.getByRole('searchbox').fill('atl');
  await expectAccessible(page, 'the categories', wide);
  await page.getByRole('link', { name: 'Atlantis' }).click();
  await expectAccessible(page, 'the tournaments', wide);
  await page.getByRole('link', { name: 'Coral League', exact: true }).click();

  await page.getByRole('button', { name: 'Importuj: Coral League 25/26' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importuj' }).click();
  await expect(page.getByText(/ma teraz 3 mecze, rozegranych: 2, nowych: 3/)).toBeVisible();
  await expectAccessible(page, 'the seasons', both);
  await page.getByRole('link', { name: 'Otwórz ligę: Coral League 25/26' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Coral League/ })).toBeVisible();
});
