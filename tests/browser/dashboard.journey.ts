import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { expect, test } from './journey.ts';

const sections = {
  pl: [
    'Twoja subskrypcja',
    'Dropinfo',
    'Typy specjalne',
    'Typy standardowe',
    'Typy AI',
    'Ulubione ligi',
    'Statystyki lig',
    'Autofiltry: najbliższe trafienia',
  ],
  en: [
    'Your subscription',
    'Dropinfo',
    'Special tips',
    'Standard tips',
    'AI tips',
    'Favourite leagues',
    'League statistics',
    'Autofilters: next hits',
  ],
} as const;
const titles = { pl: 'Panel', en: 'Dashboard' } as const;

for (const lang of ['pl', 'en'] as const) {
  test(`shows every section that the plan includes, in ${lang}`, async ({ page, startAs }) => {
    await startAs('premium', { lang });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: titles[lang] })).toBeVisible();
    await expect(page).toHaveTitle(`${titles[lang]} - Tipgraph`);
    for (const name of sections[lang]) await expect(page.getByRole('region', { name })).toBeVisible();
  });
}

test('leaves out the sections that the plan does not include', async ({ page, startAs }) => {
  await startAs('standard');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Typy standardowe' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Statystyki lig' })).toBeVisible();
  for (const name of ['Dropinfo', 'Typy specjalne', 'Typy AI', 'Autofiltry: najbliższe trafienia']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
});

test('shows no locked section to somebody whose subscription is over', async ({ page, startAs }) => {
  await startAs('expired');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Twój panel' })).toBeVisible();
  for (const name of ['Dropinfo', 'Typy specjalne', 'Typy standardowe', 'Typy AI', 'Statystyki lig']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
});

test('shows the green banner to the holder of a reserved subscription', async ({ page, startAs }) => {
  await startAs('mevip');
  await page.goto('/dashboard');
  await expect(page.getByText('Masz zarezerwowaną subskrypcję VIP.')).toBeVisible();
});

test("a tip's status changes in the open page", async ({ page, stack, startAs }) => {
  const admin = await stack.signedIn('admin');
  const { title } = await insertTip(stack.db, { createdAt: stack.clock.now() });
  await startAs('vip');
  await page.goto('/dashboard');
  const tips = page.getByRole('region', { name: 'Typy standardowe' });
  const row = tips.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('aktywny')).toBeVisible();

  const { tips: list } = await admin.data<{ tips: { edges: { node: { id: string; title: string } }[] } }>(
    '{ tips(first: 10) { edges { node { id title } } } }',
  );
  const id = list.edges.find(({ node }) => node.title === title)?.node.id;
  await admin.data('mutation ($id: ID!) { setTipSuccess(input: { id: $id }) { tip { status } } }', { id });
  await expect(row.getByText('trafiony')).toBeVisible();
  await expect(row.getByText('+4,00')).toBeVisible();

  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/tips\/[\w-]+$/);
  await expect(page.locator('[aria-current="true"]').filter({ hasText: title })).toBeInViewport();
});

test('a new dropinfo appears in the panel of the open page', async ({ page, stack, startAs }) => {
  await startAs('pro');
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Dropinfo' });
  await expect(panel.getByText('Na żywo')).toBeVisible();
  await page.mouse.move(0, 0);
  await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
  await expect(panel.getByText('Nowe', { exact: true }).first()).toBeVisible();
});
