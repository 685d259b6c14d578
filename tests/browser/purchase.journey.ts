import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { changeSite } from './fail-graph.ts';
import { expect, test } from './journey.ts';

const cart = (page: Page) => page.getByRole('dialog', { name: 'Koszyk' });

/** The price lines. */
const lines = (page: Page) =>
  cart(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('dt')?.firstChild?.textContent ?? '';
        return `${name} ${row.querySelector('dd')?.textContent ?? ''}`.replaceAll('\u00a0', ' ');
      }),
    );

test.describe('before a choice about trackers', () => {
  test.use({ consent: null });

  test('a new visitor registers during a purchase with a promo code and Discord and gets access immediately; trackers get the order once, after consent', async ({
    page,
  }) => {
    await changeSite(page, {
      trackers: { googleTagId: null, googleConversionId: 'AW-1/journey', metaPixelId: null },
    });
    const heard = () =>
      page.evaluate(() =>
        ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).filter(({ event }) => event),
      );
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"operationName":"useOrderPlaceMutation"')) orders.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: /Pro$/ }).first().click();
    await expect(cart(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart(page)).toHaveCount(0);
    await page.goto('/?openCart=1');
    await expect(cart(page).getByText('Kupujesz')).toBeVisible();
    await cart(page).getByLabel('Kod promocyjny').fill('DEMO20');
    await cart(page).getByRole('button', { name: 'Zastosuj' }).click();
    await expect(cart(page).getByText('Zastosujemy kod, gdy się zalogujesz.')).toBeVisible();
    await cart(page).getByRole('link', { name: 'Załóż konto i kup' }).click();
    await expect(page).toHaveURL(/\/registration\?cartLink=1$/);
    await page.getByLabel('Adres e-mail').fill(`nabywca-${randomUUID()}@tipgraph.example`);
    await page.getByLabel('Hasło', { exact: true }).fill('tipgraph-demo');
    await page.getByLabel('Powtórz hasło').fill('tipgraph-demo');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect(page.getByText('Konto zostało założone')).toBeVisible();

    await expect(cart(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await cart(page)
      .getByRole('radio', { name: /^3 mies\./ })
      .check({ force: true });
    await cart(page).getByLabel('Imię').fill('Ewa');
    await cart(page).getByLabel('Nazwisko').fill('Nowak');
    await cart(page).getByRole('checkbox', { name: 'Serwer Discord' }).check();
    await cart(page).getByLabel('Nazwa na Discordzie').fill('ewa.nowak');
    await expect
      .poll(() => lines(page))
      .toEqual([
        'Pro 387,00 zł',
        'Rabat za 3 miesiące −19,35 zł',
        'Kod DEMO20 −73,53 zł',
        'Pakiet po rabatach 294,12 zł',
        'Discord 142,50 zł',
      ]);
    await cart(page).getByRole('radio', { name: /BLIK/ }).check({ force: true });
    await cart(page)
      .getByRole('button', { name: /Zapłać 436,62/ })
      .dblclick();
    await expect(page.getByText('TO JEST TEST')).toBeVisible();
    await expect(page.getByText('436,62')).toBeVisible();
    await page.getByRole('button', { name: 'Zapłać (test)' }).click();
    const accepted = page.getByRole('heading', { name: 'Płatność przyjęta' });
    await expect(accepted).toBeVisible();
    expect(orders).toHaveLength(1);
    await expect(page.getByText('Pro, 3 miesiące, z serwerem Discord')).toBeVisible();

    await page.goBack();
    await expect(accepted).toBeVisible();
    expect(await heard()).toEqual([]);
    const uid = new URL(page.url()).searchParams.get('payment_id');
    await page.getByRole('button', { name: 'Zgadzam się' }).click();
    const conversion = { event: 'conversion', value: 436.62, currency: 'PLN', transaction_id: uid };
    expect(await heard()).toEqual([conversion]);
    await page.reload();
    await expect(accepted).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zgadzam się' })).toHaveCount(0);
    expect(await heard()).toEqual([]);

    await page.getByRole('link', { name: 'Przejdź do panelu' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('link', { name: 'Dropinfo' }).first().click();
    await expect(page.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
    await page.goto('/?openCart=1');
    await expect(cart(page).getByText('Koszyk jest pusty')).toBeVisible();
  });
});

test('on a phone the cart covers the screen, with the sum and the button always visible', async ({
  page,
  startAs,
  makeAccount,
}) => {
  await startAs(await makeAccount());
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Kup / }).first().click();
  const total = cart(page).getByRole('button', { name: /^Zapłać \d/ });
  await expect(total).toBeInViewport({ ratio: 1 });
  expect(await cart(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  await cart(page).getByLabel('Imię').fill('Ewa');
  await cart(page)
    .locator('form')
    .evaluate((form) => form.scrollTo(0, form.scrollHeight));
  await expect(total).toBeInViewport({ ratio: 1 });
});
