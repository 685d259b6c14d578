import { expect, phone, test } from './journey.ts';

test.use(phone);

test('a phone user opens the list from the menu and signs out in its sheet', async ({
  page,
  startAs,
  addDropinfo,
}) => {
  await startAs('premium');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await menu.getByRole('link', { name: 'Dropinfo' }).tap();
  await expect(page.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
  await expect(page.getByText('Połączono na żywo')).toBeVisible();
  await expect(page.locator('tr[data-uid]').first(), 'the first row is in view').toBeInViewport({
    ratio: 0.9,
  });
  await expect(
    page.getByRole('columnheader', { name: 'Typ', exact: true }),
    'heads are read out',
  ).toHaveCount(1);
  const { line } = await addDropinfo();
  await expect(page.getByText(line).filter({ visible: true }).first()).toBeVisible();

  await menu.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Wyloguj' }).tap();
  await expect(page).toHaveURL(/\/$/);
});
