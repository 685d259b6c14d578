import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = [1280, 390];
const languages = ['pl', 'en'] as const;
const rows = (page: Page) => page.locator('li[data-match]');

test('a member follows autofilters to a match', async ({ page, startAs }) => {
  await startAs('standardplus');
  await page.goto('/autofilters');
  await expect(rows(page).first()).toBeVisible();
  const filters = page.getByRole('navigation', { name: 'Twoje autofiltry' }).getByRole('link');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(filters.first()).toHaveAttribute('aria-current', 'page');
  await expect(filters.first()).toHaveCSS('outline-style', 'solid');
  await expect(filters.last()).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });
  const filter = filters.nth(1);
  const count = Number(await filter.getByRole('img').textContent());
  await filter.click();
  await expect(page.getByText(new RegExp(`z ${count} mecz`))).toBeVisible();
  await expect(rows(page)).toHaveCount(Math.min(count, 50));
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
