import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = [1280, 390];
const languages = ['pl', 'en'] as const;
const rows = (page: Page) => page.locator('li[data-match]');

test('autofilters are accessible', async ({ page, startAs }) => {
  await startAs('premium');
  const tonight = new Date(Date.now() + 12 * 3_600_000).toISOString();
  await page.goto(`/autofilters?until=${tonight}`);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'the list', widths, { languages });
  const filters = page.getByRole('navigation', { name: 'Twoje autofiltry' }).getByRole('link');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(filters.first()).toHaveAttribute('aria-current', 'page');
  await expect(filters.first()).toHaveCSS('outline-style', 'solid');
  await expect(filters.last()).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('main').locator('button[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('td :focus')).toBeVisible();
  await expectAccessible(page, 'the days', widths, { part: '[role=dialog]' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expectAccessible(page, 'hours and minutes', widths, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Nowy autofiltr' }).click();
  await expect(page.locator('[aria-busy=false] table')).toBeVisible();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await expectAccessible(page, 'the builder', widths, { languages });
});
