import { insertTip } from '../harness/insert-tip.ts';
import { expect, test } from './journey.ts';

const sections = [
  'Twoja subskrypcja',
  'Dropinfo',
  'Typy specjalne',
  'Typy standardowe',
  'Typy AI',
  'Ulubione ligi',
  'Statystyki lig',
  'Autofiltry: najbliższe trafienia',
];

test('the dashboard shows all sections of the plan, adds live events and links to the pages', async ({
  page,
  stack,
  startAs,
  addDropinfo,
}) => {
  const admin = await stack.signedIn('admin');
  const { title } = await insertTip(stack.db, { createdAt: stack.clock.now() });
  await startAs('premium');
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('Panel - Tipgraph');
  for (const name of sections) await expect(page.getByRole('region', { name })).toBeVisible();

  const panel = page.getByRole('region', { name: 'Dropinfo' });
  await expect(panel.getByText('Na żywo')).toBeVisible();
  await page.mouse.move(0, 0);
  await addDropinfo();
  await expect(panel.getByText('Nowy', { exact: true }).first()).toBeVisible();

  const tips = page.getByRole('region', { name: 'Typy standardowe' });
  const row = tips.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('aktywny')).toBeVisible();
  const { tips: list } = await admin.data<{ tips: { edges: { node: { id: string; title: string } }[] } }>(
    '{ tips(first: 10) { edges { node { id title } } } }',
  );
  const id = list.edges.find(({ node }) => node.title === title)?.node.id;
  await admin.data(
    'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: SUCCESS }) { tip { status } } }',
    { id },
  );
  await expect(row.getByText('trafiony')).toBeVisible();
  await expect(row.getByText('+4,00')).toBeVisible();

  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/tips\/[\w-]+$/);
  await expect(page.locator('[aria-current="true"]').filter({ hasText: title })).toBeInViewport();
  await page.goBack();
  const plans = { name: /^(Przedłuż|Zmień na|Kup |Wybierz pakiet|Zobacz pakiety)/ };
  await page.getByRole('main').getByRole('link', plans).click();
  await expect(page).toHaveURL('/');
});
