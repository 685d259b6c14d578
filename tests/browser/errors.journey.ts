import { failGraph } from './fail-graph.ts';
import { expect, test } from './journey.ts';

test('the home page reports a silent server and recovers; a refusal leads home', async ({
  page,
  startAs,
}) => {
  await startAs('pro');
  await failGraph(page, 'UPSTREAM_OFFLINE');
  await page.goto('/dropinfo');
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dropinfo$/);

  await failGraph(page, 'FORBIDDEN', 'dropinfoScreenQuery');
  await page.reload();
  await expect(page.getByText('Brak dostępu')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Panel' }).first()).toBeVisible();
});
