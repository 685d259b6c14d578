import { eq } from 'drizzle-orm';
import { plans, subscriptions, users } from '../../upstream/src/db/tables.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import { type PersonaName, personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = { wide: 1280, phone: 390 } as const;

for (const [name, width] of Object.entries(widths)) {
  test(`who has Discord in the plan gives the name there before anything else: ${name}`, async ({
    page,
    stack,
    startAs,
  }) => {
    const { email } = personas.nodiscord;
    await stack.db.update(users).set({ discord: null }).where(eq(users.email, email));
    await page.setViewportSize({ width, height: 900 });
    await startAs('nodiscord');
    await page.goto('/dashboard');
    const dialog = page.getByRole('dialog', { name: 'Podaj nazwę na Discordzie' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/profile');
    const field = dialog.getByRole('textbox', { name: 'Nazwa na Discordzie' });
    await expect(field).toBeFocused();
    await expectAccessible(page, 'the question for the name', [width]);

    const save = dialog.getByRole('button', { name: 'Zapisz i przejdź dalej' });
    await save.click();
    await expect(field).toHaveAccessibleDescription('Podaj nazwę na Discordzie');
    await field.fill('a..b');
    await save.click();
    await expect(field).toHaveAccessibleDescription(/^To nie jest nazwa z Discorda/);
    await field.fill('@Norbert');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Nazwa na Discordzie')).toHaveValue('norbert');
    await expect(dialog).toBeHidden();
  });

  test(`the profile saves the person's data and leads to each payment: ${name}`, async ({
    page,
    stack,
    startAs,
  }) => {
    const now = stack.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const pending = await insertPayment(stack.db, {
      of: 'pro',
      status: 'pending',
      createdAt: now,
      paymentUrl: 'https://bank.example/pay',
    });
    for (let days = 1; days <= 11; days += 1) {
      await insertPayment(stack.db, { of: 'pro', status: 'cancelled', createdAt: daysAgo(days) });
    }
    const foreign = await insertPayment(stack.db, { of: 'vip', status: 'done', createdAt: now });

    await page.setViewportSize({ width, height: 900 });
    await startAs('pro');
    await page.goto('/profile');
    await page.getByLabel('Imię').fill('  ');
    const savePerson = page.getByRole('button', { name: 'Zapisz dane' });
    await savePerson.click();
    await expect(page.getByText('Podaj imię')).toBeVisible();
    await page.getByLabel('Imię').fill('Edyta');
    await savePerson.click();
    await expect(page.getByText('Zaktualizowano dane użytkownika')).toBeVisible();
    await expect(page.getByLabel('Notatki')).toHaveCount(0);

    const history = page.getByRole('region', { name: 'Historia płatności' });
    await expect(history.getByRole('link')).toHaveCount(10);
    await expectAccessible(page, 'the profile', [width]);
    await history.getByRole('button', { name: 'Pokaż więcej' }).click();
    await expect.poll(() => history.getByRole('link').count()).toBeGreaterThan(10);
    await history.getByRole('link').first().click();
    await expect(page).toHaveURL(`/payments/${pending}`);
    const facts = page.getByRole('region', { name: 'Szczegóły płatności' });
    await expect(facts.getByText('oczekuje')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'Zapłać teraz' })).toHaveAttribute(
      'href',
      'https://bank.example/pay',
    );
    await expectAccessible(page, 'a payment', [width]);

    for (const uid of [foreign, 'no-such-payment']) {
      await page.goto(`/payments/${uid}`);
      await expect(page.getByText('Nie ma takiej płatności')).toBeVisible();
    }
    await expectAccessible(page, 'no such payment', [width]);
  });
}

/** Gives somebody's running subscription another plan where only the upstream knows of it. */
async function setPlan(stack: Stack, name: PersonaName, planName: string): Promise<void> {
  const [user] = await stack.db.select().from(users).where(eq(users.email, personas[name].email));
  const [plan] = await stack.db.select().from(plans).where(eq(plans.name, planName));
  if (!user || !plan) throw new Error('There is no such user or plan.');
  await stack.db.update(subscriptions).set({ planId: plan.id }).where(eq(subscriptions.userId, user.id));
}

/** Gives somebody's running subscription another plan, and has the person's sockets asked for proof by it. */
async function changePlan(stack: Stack, name: PersonaName, planName: string): Promise<void> {
  await setPlan(stack, name, planName);
  const uid = await insertPayment(stack.db, { of: name, status: 'done', createdAt: stack.clock.now() });
  const elsewhere = await stack.signedIn(name);
  await elsewhere.data('query ($id: String!) { payment(id: $id) { status } }', { id: uid });
}

test('the open page gains and loses sections without a reload, and is left when it is lost itself', async ({
  page,
  stack,
  startAs,
}) => {
  await startAs('standard');
  await page.goto('/dashboard');
  const dropinfos = page.getByRole('region', { name: 'Dropinfo' });
  await expect(page.getByRole('region', { name: 'Typy standardowe' })).toBeVisible();
  await expect(dropinfos).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.waitForLoadState('networkidle');

  await changePlan(stack, 'standard', 'premium');
  await expect(dropinfos).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dropinfo' }).first().click();
  await expect(page).toHaveURL(/\/dropinfo$/);
  await expect(page.getByText('Na żywo').first()).toBeVisible();

  await changePlan(stack, 'standard', 'standard');
  await expect(page.getByText('Brak dostępu')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('a dashboard loses the sections of a plan that is over, and stays', async ({ page, stack, startAs }) => {
  await startAs('premium');
  await page.goto('/dashboard');
  const dropinfos = page.getByRole('region', { name: 'Dropinfo' });
  await expect(dropinfos.getByText('Na żywo')).toBeVisible();
  await changePlan(stack, 'premium', 'standard');
  await expect(dropinfos).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Typy standardowe' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Brak dostępu')).toHaveCount(0);
  await changePlan(stack, 'premium', 'premium');
  await expect(dropinfos).toBeVisible();
});

test('a page without live data follows the rights too, wherever they were changed', async ({
  page,
  stack,
  startAs,
}) => {
  await startAs('standardplus');
  await page.clock.install();
  await page.goto('/autofilters');
  await expect(page.getByRole('heading', { level: 1, name: 'Autofiltry' })).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Dropinfo' })).toHaveCount(0);

  await setPlan(stack, 'standardplus', 'premium');
  await page.clock.fastForward('01:00');
  await expect(menu.getByRole('link', { name: 'Dropinfo' })).toBeVisible();
  await expect(page).toHaveURL(/\/autofilters$/);

  await setPlan(stack, 'standardplus', 'standard');
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Brak dostępu')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await setPlan(stack, 'standardplus', 'standard+');
});
