import { insertTip } from '../harness/insert-tip.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

test('tips are accessible', async ({ page, startAs }) => {
  await startAs('premium');
  await page.goto('/tips');
  await page.locator('tbody button[aria-controls]').first().click();
  await expectAccessible(page, 'an open row', [390, 1280], { languages: ['pl', 'en'] });
});

test('a link opens a tip whose status changes live, also on a phone', async ({ page, stack, startAs }) => {
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
    'mutation ($id: ID!) { settleTip(input: { tipId: $id, result: CANCEL, cancelReason: "Mecz przełożony" }) { tip { status } } }',
    { id: node.id },
  );
  const status = card.getByRole('button', { name: 'anulowany: Mecz przełożony' });
  await expect(status).toBeVisible();
  await expect(card).toHaveAttribute('data-changed', 'true');
  await status.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Mecz przełożony');
});
