import type { Page } from 'playwright/test';
import { makePng } from '../harness/make-png.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const picture = (name: string, buffer = Buffer.from(makePng())) => ({ name, mimeType: 'image/png', buffer });
const rows = (page: Page) => page.getByRole('table', { name: 'Wszystkie typy' }).locator('tbody tr');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a typer publishes a tip with pictures and opens it again, but cannot settle it or see commissions', async ({
  page,
  startAs,
}) => {
  await startAs('typer');
  await page.goto('/admin/tips/new');
  await page.getByRole('button', { name: 'Opublikuj typ' }).click();
  await expect(page.getByText('Wypełnij to pole')).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Typ', exact: true })).toBeFocused();

  await page.getByRole('textbox', { name: 'Typ', exact: true }).fill('Powyżej 2.5 gola');
  await page.getByRole('textbox', { name: 'Mecz', exact: true }).fill('Odra Testowa – Granit');
  await page.getByRole('textbox', { name: 'Początek meczu' }).fill('15.03.2031 19:00');
  await page.getByRole('textbox', { name: 'Kurs' }).fill('1,95');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      picture('a.png'),
      picture('strona.png', Buffer.from('<!doctype html>')),
      picture('b.png', Buffer.from(makePng(90_000))),
    ]);
  await expect(page.getByText('strona.png: To nie jest PNG, JPEG ani WebP')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Nowe zdjęcie/ })).toHaveCount(2);
  await expectAccessible(page, 'the form of a tip', [390]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Opublikuj typ' }).click();
  await expect(heading(page, 'Wszystkie typy')).toBeVisible();
  await expect(rows(page).first()).toContainText('Powyżej 2.5 gola');
  await expect(page.getByRole('button', { name: /Oznacz jako/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Prowizje' })).toHaveCount(0);

  await rows(page)
    .first()
    .getByRole('link', { name: /^Edytuj/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Kurs' })).toHaveValue('1.95');
  const saved = page.getByRole('img', { name: /^Zdjęcie/ });
  await expect(saved).toHaveCount(2);
  const loadedWidth = () => saved.first().evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(loadedWidth).toBe(1);
  await page.goto('/admin/tips/commission');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an admin finds a tip and sees the commissions', async ({ page, startAs, stack }) => {
  const typer = await stack.signedIn('typer');
  const input = {
    title: 'Bryza – Orkan',
    tip: 'Wygra Bryza',
    type: 'DEFAULT',
    odds: 2.5,
    stake: 2,
    kickOff: '2031-03-15T18:00:00Z',
  };
  await typer.data('mutation ($input: CreateTipInput!) { createTip(input: $input) { tip { id } } }', {
    input,
  });
  await startAs('admin');
  await page.goto('/admin/tips/all');
  await page.getByRole('searchbox').fill('bryza');
  await expect(rows(page).first()).toContainText('Bryza – Orkan');
  await expect(page).toHaveURL(/search=bryza/);
  await expectAccessible(page, 'the list of tips for admins', [1280]);

  await page.getByRole('link', { name: 'Prowizje', exact: true }).click();
  await expect(heading(page, 'Prowizje typerów')).toBeVisible();
  await expectAccessible(page, 'commissions', [1280]);
  await page.getByRole('link', { name: 'Marzec 2031' }).click();
  await expect(page.getByRole('region', { name: 'Typy: Marzec 2031' })).toContainText('Bryza');
  await expectAccessible(page, 'commissions of a typer', [390]);
});
