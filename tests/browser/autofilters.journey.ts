import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const until = 'Początek meczu do';
const widths = [1280, 390];
const languages = ['pl', 'en'] as const;
const rows = (page: Page) => page.locator('li[data-match]');

/** Chooses the day after the picker's current one, with its current time. */
const chooseTomorrow = async (page: Page) => {
  await page.getByRole('button', { name: `${until}: wybierz datę` }).click();
  const dialog = page.getByRole('dialog', { name: until });
  await expect(dialog.locator('td :focus[data-today]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Wybierz \d\d:\d\d$/ }).click();
  await expect(dialog).toBeHidden();
};

/** Saves an autofilter on corners after an attempt without a name. */
const build = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Nowy autofiltr' }).click();
  await expect(page.getByRole('heading', { name: 'Test na minionych sezonach' })).toBeVisible();
  await page.getByLabel('Statystyka').selectOption('Rzuty rożne');
  await page.getByRole('button', { name: 'Niższa linia: Rzuty rożne' }).click();
  await page.getByRole('radiogroup', { name: 'Ostatnie mecze' }).getByText('5').click();
  await page.getByLabel('Próg trafień').fill('40');
  await expect(page.locator('[aria-busy=false] li[data-match]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz autofiltr' }).click();
  await expect(page.getByText('1 pole do poprawy: Nazwa')).toBeVisible();
  await expect(page.getByLabel('Nazwa')).toBeFocused();
  await page.getByLabel('Nazwa').fill(name);
  await page.getByRole('button', { name: 'Zapisz autofiltr' }).click();
  await expect(page.getByText('Zastosowano autofiltr')).toBeVisible();
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link.getByRole('img')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
};

test('a member follows autofilters, filters the list and creates one', async ({ page, startAs }) => {
  await startAs('standardplus');
  await page.goto('/autofilters');
  await expect(rows(page).first()).toBeVisible();
  const filter = page.getByRole('navigation', { name: 'Twoje autofiltry' }).getByRole('link').nth(1);
  const count = Number(await filter.getByRole('img').textContent());
  await filter.click();
  await expect(page.getByText(new RegExp(`z ${count} mecz`))).toBeVisible();
  await expect(rows(page)).toHaveCount(Math.min(count, 50));

  await chooseTomorrow(page);
  await expect(page.getByText(/mecz\S* do tej godziny$/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(count);
  await page.reload();
  await expect(page.getByText(/mecz\S* do tej godziny$/)).toBeVisible();
  await page.getByLabel(until, { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(Math.min(count, 50));

  await build(page, 'Rożne z szerokiego ekranu');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/leagues\/\d+\/match\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('autofilters are accessible', async ({ page, startAs }) => {
  await startAs('premium');
  const tonight = new Date(Date.now() + 12 * 3_600_000).toISOString();
  await page.goto(`/autofilters?until=${tonight}`);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'the list', widths, { languages });

  await page.getByRole('main').locator('button[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('td :focus')).toBeVisible();
  await expectAccessible(page, 'the days', widths, { part: '[role=dialog]', languages });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expectAccessible(page, 'hours and minutes', widths, { part: '[role=dialog]', languages });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Nowy autofiltr' }).click();
  await expect(page.locator('[aria-busy=false] table')).toBeVisible();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await expectAccessible(page, 'the builder', widths, { languages });
});
