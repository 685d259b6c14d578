import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './journey.ts';

test('tips with a quality value are fit for everybody, and narrowed by value and time, page by page', async ({
  page,
  startAs,
}) => {
  await startAs('admin');
  await page.goto('/quality-value');
  const tips = page.locator('tbody[data-uid]');
  await expect(tips).toHaveCount(20);
  await expectAccessible(page, 'the list', [390, 1280], { languages: ['pl', 'en'] });
  await page.getByRole('button', { name: 'Wczytaj więcej' }).click();
  await expect(tips).toHaveCount(40);
  await page.getByLabel('Jakość co najmniej').fill('90');
  await page.getByLabel('Jakość co najmniej').press('Enter');
  await expect(page).toHaveURL(/\?least=90$/);
  const values = page.locator('tbody[data-uid] tr:first-child td:nth-child(8)');
  const lowest = async () => {
    const texts = await values.allTextContents();
    return Math.min(...texts.map((text) => Number(/\d+/.exec(text)?.[0])));
  };
  await expect.poll(lowest).toBeGreaterThanOrEqual(90);
  expect(await values.count()).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Utworzone od' }).fill('01.01.2099 00:00');
  await page.getByRole('textbox', { name: 'Utworzone od' }).press('Enter');
  await expect(page.getByText('Żaden typ nie pasuje')).toBeVisible();
});
