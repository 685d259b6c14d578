import { eq } from 'drizzle-orm';
import { plans, subscriptions, users } from '../../upstream/src/db/tables.ts';
import { deferred } from '../harness/deferred.ts';
import { insertPayment } from '../harness/insert-payment.ts';
import type { Stack } from '../harness/start-stack.ts';
import { expectAccessible, narrowest } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const widths = [1280, 390];

test('a member with Discord in the plan must enter the Discord name first', async ({
  page,
  startAs,
  makeAccount,
}) => {
  await startAs(await makeAccount({ plan: 'vip', discord: true }));
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Podaj nazwę na Discordzie' });
  const field = dialog.getByRole('textbox', { name: 'Nazwa na Discordzie' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'the question for the name', widths);

  const save = dialog.getByRole('button', { name: 'Zapisz i przejdź dalej' });
  await field.fill('@Norbert');
  await save.click();
  await expect(dialog).toBeHidden();
});

test('the profile links to each payment', async ({ page, stack, startAs, makeAccount }) => {
  const account = await makeAccount({ plan: 'premium' });
  const now = stack.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const paymentUrl = 'https://bank.example/pay';
  const pending = await insertPayment(stack.db, {
    of: account,
    status: 'pending',
    createdAt: now,
    paymentUrl,
  });
  for (let days = 1; days <= 11; days += 1) {
    await insertPayment(stack.db, { of: account, status: 'cancelled', createdAt: daysAgo(days) });
  }
  const foreign = await insertPayment(stack.db, { of: 'vip', status: 'done', createdAt: now });

  await startAs(account);
  await page.goto('/profile');
  const history = page.getByRole('region', { name: 'Historia płatności' });
  await expect(history.getByRole('link')).toHaveCount(10);
  await expectAccessible(page, 'the profile', widths, {
    languages: ['pl', 'en'],
    wholeFrom: narrowest,
    frame: true,
  });
  await history.getByRole('link').first().click();
  await expect(page).toHaveURL(`/payments/${pending}`);
  const facts = page.getByRole('region', { name: 'Szczegóły płatności' });
  await expect(facts.getByText('oczekuje')).toBeVisible();
  await expect(facts.getByRole('link', { name: 'Zapłać teraz' })).toHaveAttribute('href', paymentUrl);
  await expectAccessible(page, 'a payment', widths);

  await page.goto(`/payments/${foreign}`);
  await expect(page.getByText('Nie ma takiej płatności')).toBeVisible();
  await expectAccessible(page, 'no such payment', widths);
});

/** Changes a member's plan in the upstream's database only. */
async function setPlan(stack: Stack, email: string, planName: string): Promise<void> {
  const [user] = await stack.db.select().from(users).where(eq(users.email, email));
  const [plan] = await stack.db.select().from(plans).where(eq(plans.name, planName));
  if (!user || !plan) throw new Error('There is no such user or plan.');
  await stack.db.update(subscriptions).set({ planId: plan.id }).where(eq(subscriptions.userId, user.id));
}

test('the open page gains and loses sections without a reload, and redirects when it is no longer permitted', async ({
  page,
  stack,
  startAs,
  makeAccount,
}) => {
  const { email } = await makeAccount({ plan: 'standard' });
  const elsewhere = await stack.client().signIn(email);
  /** Changes the plan, which makes the member's sockets reauthenticate. */
  const changePlan = async (planName: string) => {
    await setPlan(stack, email, planName);
    const id = await insertPayment(stack.db, { of: { email }, status: 'done', createdAt: stack.clock.now() });
    await elsewhere.data('query ($id: String!) { payment(uidOrNumber: $id) { status } }', { id });
  };
  // A change of the plan is announced to acknowledged sockets.
  const acknowledged = deferred<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('connection_ack')) acknowledged.resolve();
    });
  });
  await startAs({ email });
  await page.goto('/dashboard');
  const dropinfos = page.getByRole('region', { name: 'Dropinfo' });
  await expect(page.getByRole('region', { name: 'Typy standardowe' })).toBeVisible();
  await expect(dropinfos).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await acknowledged.promise;

  await changePlan('premium');
  await expect(dropinfos.getByText('Na żywo')).toBeVisible();
  await changePlan('standard');
  await expect(dropinfos).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Typy standardowe' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Brak dostępu')).toHaveCount(0);

  await changePlan('premium');
  await expect(dropinfos).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dropinfo' }).first().click();
  await expect(page).toHaveURL(/\/dropinfo$/);
  await expect(page.getByText('Na żywo').first()).toBeVisible();
  await changePlan('standard');
  await expect(page.getByText('Brak dostępu')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});
