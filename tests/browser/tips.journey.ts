import { insertTip } from '../harness/insert-tip.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

const titles = { pl: 'Typy', en: 'Tips' } as const;

for (const lang of ['pl', 'en'] as const) {
  test(`tips are fit for everybody in ${lang}`, async ({ page, startAs }) => {
    await startAs('premium', { lang });
    await page.goto('/tips');
    await expect(page.getByRole('heading', { level: 1, name: titles[lang] })).toBeVisible();
    await page.locator('tbody button[aria-controls]').first().click();
    await expectAccessible(page, 'an open row', [1280, 390]);
  });
}

test('kind and status narrow the list and stay in the address', async ({ page, startAs }) => {
  await startAs('premium');
  await page.goto('/tips');
  await page.getByRole('button', { name: 'Specjalne' }).click();
  await page.getByText('Trafione', { exact: true }).click();
  await expect(page).toHaveURL(/\/tips\?kind=special&status=success$/);
  const statuses = page.getByRole('table').locator('tbody[data-status]');
  await expect(statuses.first()).toHaveAttribute('data-status', 'SUCCESS');
  await expect(page.locator('tbody[data-status="FAIL"]')).toHaveCount(0);
  await page.reload();
  await expect(statuses.first()).toHaveAttribute('data-status', 'SUCCESS');
});

test('a plan shows its own kinds only, and a link to another tip finds nothing', async ({
  page,
  stack,
  startAs,
}) => {
  const admin = await stack.signedIn('admin');
  const { tips } = await admin.data<{ tips: { edges: { node: { uid: string; title: string } }[] } }>(
    '{ tips(types: [SPECIAL], first: 1) { edges { node { uid title } } } }',
  );
  const [special] = tips.edges;
  if (!special) throw new Error('There is no special tip.');
  await startAs('standard');
  await page.goto(`/tips/${special.node.uid}`);
  await expect(page.getByText('Nie ma takiego typu.')).toBeVisible();
  await expect(page.getByText('Typy z Twojego pakietu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Specjalne' })).toHaveCount(0);
  await expect(page.getByText('Specjalny', { exact: true })).toHaveCount(0);
});

test('a link to a tip shows it and a status changes in the open page, on a phone too', async ({
  page,
  stack,
  startAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { title } = await insertTip(stack.db, { createdAt: stack.clock.now() });
  const admin = await stack.signedIn('admin');
  const { tips } = await admin.data<{
    tips: { edges: { node: { id: string; uid: string; title: string } }[] };
  }>('{ tips(first: 10) { edges { node { id uid title } } } }');
  const node = tips.edges.find((edge) => edge.node.title === title)?.node;
  if (!node) throw new Error('The tip is not listed.');
  await startAs('vip');
  await page.goto(`/tips/${node.uid}`);
  const card = page.locator(`tbody[data-uid="${node.uid}"]`);
  await expect(card).toBeInViewport();
  await expect(card.locator('[aria-current="true"]')).toBeVisible();
  await expect(page.getByText('Połączono na żywo')).toBeAttached();

  await admin.data(
    'mutation ($id: ID!) { setTipCancel(input: { id: $id, cancelReason: "Mecz przełożony" }) { tip { status } } }',
    { id: node.id },
  );
  const status = card.getByRole('button', { name: 'anulowany: Mecz przełożony' });
  await expect(status).toBeVisible();
  await expect(card).toHaveAttribute('data-changed', 'true');
  await status.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Mecz przełożony');
});
