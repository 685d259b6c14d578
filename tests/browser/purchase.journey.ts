import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { plans } from '../../upstream/src/db/tables.ts';
import { expect, test } from './journey.ts';

const password = 'tipgraph-demo';

/** An address that nobody has registered yet. */
const newAddress = () => `nabywca-${randomUUID()}@tipgraph.example`;

/** Fills in the registration that is open and sends it. */
async function register(page: Page, email = newAddress()): Promise<string> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByLabel('Powtórz hasło').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  return email;
}

/** Registers somebody new, signed in then. */
async function arrive(page: Page): Promise<string> {
  await page.goto('/registration');
  const email = await register(page);
  await page.waitForURL('**/dashboard');
  return email;
}

const cart = (page: Page) => page.getByRole('dialog', { name: 'Koszyk' });

/** Puts a plan into the cart from the table of packages. */
async function add(page: Page, plan: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(`${plan.replace('+', '\\+')}$`) })
    .first()
    .click();
  await expect(cart(page)).toBeVisible();
}

async function fillIn(page: Page, months = '1 mies.'): Promise<void> {
  await cart(page)
    .getByRole('radio', { name: new RegExp(`^${months}`) })
    .check({ force: true });
  await cart(page).getByLabel('Imię').fill('Ewa');
  await cart(page).getByLabel('Nazwisko').fill('Nowak');
}

async function pay(page: Page): Promise<void> {
  await cart(page)
    .getByRole('button', { name: /^Zapłać \d/ })
    .click();
}

async function payAtBank(page: Page): Promise<void> {
  await expect(page.getByText('TO JEST TEST')).toBeVisible();
  await page.getByRole('button', { name: 'Zapłać (test)' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
}

/** The lines of the price, without what comes about them. */
const lines = (page: Page) =>
  cart(page)
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('dt')?.firstChild?.textContent ?? '';
        return `${name} ${row.querySelector('dd')?.textContent ?? ''}`.replaceAll('\u00a0', ' ');
      }),
    );

test('a new visitor buys: registers in the middle, with a promo code and Discord, and is let in at once', async ({
  page,
}) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"orderMutation"')) orders.push(request.url());
  });
  await add(page, 'Pro');
  await cart(page).getByLabel('Kod promocyjny').fill('DEMO20');
  await cart(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(cart(page).getByText('Zastosujemy kod, gdy się zalogujesz.')).toBeVisible();
  await cart(page).getByRole('link', { name: 'Załóż konto i kup' }).click();
  await expect(page).toHaveURL(/\/registration\?cartLink=1$/);
  await register(page);
  await expect(page.getByText('Konto zostało założone')).toBeVisible();

  await expect(cart(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await fillIn(page, '3 mies.');
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
  await expect(page.getByText('Sukces! Przekierowuję na stronę płatności')).toBeVisible();
  await expect(page.getByText('436,62')).toBeVisible();
  await payAtBank(page);
  expect(orders).toHaveLength(1);
  await expect(page.getByText('Pro, 3 miesiące, z serwerem Discord')).toBeVisible();

  await page.getByRole('link', { name: 'Przejdź do panelu' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Dropinfo' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
});

test('going back after paying does no harm, and the cart is empty', async ({ page }) => {
  await arrive(page);
  await add(page, 'Standard');
  await fillIn(page);
  await pay(page);
  await payAtBank(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
  await page.goto('/?openCart=1');
  await expect(cart(page).getByText('Koszyk jest pusty')).toBeVisible();
});

test('a refused payment changes nothing', async ({ page }) => {
  await arrive(page);
  await add(page, 'Pro');
  await fillIn(page);
  await pay(page);
  await page.getByRole('button', { name: 'Odrzuć płatność' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność anulowana' })).toBeVisible();
  await page.goto('/dropinfo');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Brak dostępu')).toBeVisible();
});

test('a subscription is extended, then changed with the rest of it taken off', async ({ page }) => {
  await arrive(page);
  await add(page, 'Standard');
  await expect(cart(page).getByText('Kupujesz')).toBeVisible();
  await fillIn(page);
  await pay(page);
  await payAtBank(page);

  await add(page, 'Standard');
  await expect(cart(page).getByText('Przedłużasz')).toBeVisible();
  await expect(cart(page).getByLabel('Nazwisko')).toHaveValue('Nowak');
  await fillIn(page);
  await expect.poll(() => lines(page)).toEqual(['Standard 49,00 zł']);
  await pay(page);
  await payAtBank(page);

  await add(page, 'Pro');
  await expect(cart(page).getByText('Zmieniasz Standard na')).toBeVisible();
  await fillIn(page);
  await expect
    .poll(async () => (await lines(page)).slice(0, 2))
    .toEqual(['Pro 129,00 zł', 'Reszta Standard −98,00 zł']);
  await pay(page);
  await payAtBank(page);
});

test('an order of nothing to pay leads to the result at once', async ({ page }) => {
  await arrive(page);
  await add(page, 'Standard');
  await fillIn(page);
  await cart(page).getByLabel('Kod promocyjny').fill('DEMO100');
  await cart(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByText('Zastosowano kod promocyjny!', { exact: true })).toBeVisible();
  await cart(page).getByRole('button', { name: 'Zamawiam bez opłaty' }).click();
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();

  await add(page, 'Standard');
  await cart(page).getByLabel('Kod promocyjny').fill('DEMO100');
  await cart(page).getByRole('button', { name: 'Zastosuj' }).click();
  await expect(
    page.getByRole('alert').getByText('Kod promocyjny został już użyty dla tego konta'),
  ).toBeVisible();
});

test('what is missing is named in place, one after the other', async ({ page }) => {
  await arrive(page);
  await add(page, 'Pro');
  await cart(page).getByRole('checkbox', { name: 'Serwer Discord' }).check();
  await cart(page)
    .getByRole('button', { name: /^Zapłać/ })
    .click();
  await expect(cart(page).getByText(/Uzupełnij 3 pola: imię, nazwisko i nazwę na Discordzie/)).toBeVisible();
  await expect(cart(page).getByLabel('Imię')).toBeFocused();
  await page.keyboard.type('Ewa');
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(cart(page).getByText(/Uzupełnij 2 pola/)).toBeVisible();
  await cart(page).getByLabel('Nazwisko').fill('Nowak');
  await cart(page).getByRole('checkbox', { name: 'Serwer Discord' }).uncheck();
  await expect(cart(page).getByText(/Uzupełnij/)).toHaveCount(0);
});

for (const [code, text] of [
  ['BŁĄD?/#&%', 'Błędny kod promocyjny'],
  ['DEMOOLD', 'Błędny kod promocyjny'],
] as const) {
  test(`the promo code ${code} is refused, and takes nothing off`, async ({ page }) => {
    await arrive(page);
    await add(page, 'Standard');
    const apply = cart(page).getByRole('button', { name: 'Zastosuj' });
    await expect(apply).toBeDisabled();
    await cart(page).getByLabel('Kod promocyjny').fill(code);
    await apply.click();
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect.poll(() => lines(page)).not.toContain(expect.stringContaining('Kod'));
  });
}

test('the cart is kept over a reload, closed by Escape, and reset when the language changes', async ({
  page,
}) => {
  await add(page, 'Pro');
  await page.keyboard.press('Escape');
  await expect(cart(page)).toHaveCount(0);
  await page.reload();
  await page.goto('/?openCart=1');
  await expect(cart(page).getByText('Kupujesz')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Zmień na angielski/ }).click();
  await page.goto('/?openCart=1');
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('The cart is empty')).toBeVisible();
});

test('on a phone the cart covers the screen, with the sum and the button always in sight', async ({
  page,
}) => {
  await arrive(page);
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

test('a plan that sells out while the cart is open is told of, and nothing is ordered', async ({
  page,
  stack,
}) => {
  await arrive(page);
  await page.goto('/');
  await page.getByRole('button', { name: /ME VIP$/ }).click();
  await cart(page).getByLabel('Imię').fill('Ewa');
  await cart(page).getByLabel('Nazwisko').fill('Nowak');
  await cart(page).getByLabel('Nazwa na Discordzie').fill('ewa.nowak');
  await expect(cart(page).getByRole('button', { name: /^Zapłać 99,00/ })).toBeVisible();
  const isMeVip = eq(plans.name, 'me_vip');
  const [before] = await stack.db.select().from(plans).where(isMeVip);
  await stack.db.update(plans).set({ limitedTotal: 0 }).where(isMeVip);
  await pay(page);
  await expect(
    page.getByRole('alert').getByText('Wszystkie miejsca w tym pakiecie są już zajęte'),
  ).toBeVisible();
  await expect(cart(page)).toHaveCount(0);
  await stack.db
    .update(plans)
    .set({ limitedTotal: before?.limitedTotal ?? null })
    .where(isMeVip);
  await page.goto('/?openCart=1');
  await expect(cart(page).getByText('Koszyk jest pusty')).toBeVisible();
});

test('a session that has ended before the order keeps the cart', async ({ page }) => {
  const email = await arrive(page);
  await add(page, 'Pro');
  await fillIn(page);
  await expect(cart(page).getByRole('button', { name: /^Zapłać 129/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('accessToken', 'gone'));
  await pay(page);
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(cart(page).getByLabel('Nazwisko')).toHaveValue('Nowak');
  await pay(page);
  await payAtBank(page);
});

test('a guest signs in before the result of a payment is shown', async ({ page }) => {
  const email = await arrive(page);
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.goto('/payment?payment_id=unknown');
  await expect(page).toHaveURL(/\/login\?to=%2Fpayment/);
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma takiej płatności' })).toBeVisible();
});

test.describe('trackers', () => {
  test.use({ consent: null });

  test('hear of a paid order once, and only after consent', async ({ page }) => {
    const heard = () => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);
    await arrive(page);
    await add(page, 'Standard');
    await fillIn(page);
    await pay(page);
    await payAtBank(page);
    expect(await heard()).toEqual([]);
    const uid = new URL(page.url()).searchParams.get('payment_id');
    await page.getByRole('button', { name: 'Zgadzam się' }).click();
    expect(await heard()).toEqual([{ event: 'conversion', value: 49, currency: 'PLN', transaction_id: uid }]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zgadzam się' })).toHaveCount(0);
    expect(await heard()).toEqual([]);
  });
});
