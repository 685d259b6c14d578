import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

test('an admin orders and creates dropinfo filters, and creates and downloads a file', async ({
  page,
  startAs,
}) => {
  await startAs('admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel administracyjny');
  await expectAccessible(page, 'the panel', [390], { frame: true });

  await page.getByRole('main').getByRole('link', { name: 'Filtry Dropinfo' }).click();
  const names = page.locator('tbody td:nth-child(2)');
  await expect(names.first()).toContainText('Piłka nożna');
  await page.getByRole('button', { name: 'Przesuń niżej: Piłka nożna' }).click();
  await expect(names.nth(1)).toContainText('Piłka nożna');
  await expect(page.getByText('Piłka nożna: miejsce 2')).toBeAttached();
  await expectAccessible(page, 'the filters', [390]);

  await page.getByRole('link', { name: 'Nowy filtr' }).click();
  await page.getByRole('button', { name: 'Utwórz filtr' }).click();
  await expect(page.getByText('Podaj nazwę')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nazwa polska', exact: true }).fill('Mój filtr');
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('Wybrano 1 ligę.')).toBeVisible();
  await expectAccessible(page, 'the form of a filter', [390]);
  await page.getByRole('button', { name: 'Utwórz filtr' }).click();
  await expect(page.getByRole('row', { name: /Mój filtr/ })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: 'Administracja' }).getByRole('link', { name: 'Pliki' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze żadnego pliku' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Plik typów lub subskrypcji' }).click();
  await expectAccessible(page, 'the form of a file', [1440]);
  await page.getByRole('textbox', { name: 'Od dnia' }).fill('01.01.2020');
  await page.getByRole('button', { name: 'Utwórz plik' }).click();
  await expect(page.getByText('Plik jest gotowy do pobrania')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Pobierz plik tips-2020-01-01-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tips-2020-01-01-.*\.xlsx$/);
  const [sheet] = await readXlsxFile(await readFile(await download.path()));
  expect(sheet?.sheet).toBe('Typy');
  expect(sheet?.data[0]?.slice(0, 2)).toEqual(['Nr', 'Utworzono']);
  await expectAccessible(page, 'the files', [390]);
});
