import { expect, test } from './journey.ts';

test('a sign-out leads to the home page in all tabs and removes the credentials', async ({
  page,
  context,
  startAs,
}) => {
  await startAs('pro');
  await page.goto('/dashboard');
  const second = await context.newPage();
  await second.goto('/dropinfo');
  await expect(second.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: 'Wyloguj' })).toBeHidden();
  await expect(second).not.toHaveURL(/\/dropinfo/);
  const stored = await page.evaluate(() =>
    ['accessToken', 'client', 'tokenType', 'uid'].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(stored).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('two tabs keep their session while each request rotates the token', async ({
  page,
  context,
  stack,
  startAs,
}) => {
  await startAs('vip');
  await page.goto('/dashboard');
  const second = await context.newPage();
  const storedToken = (tab: typeof page) => tab.evaluate(() => localStorage.getItem('accessToken'));
  for (const path of ['/dropinfo', '/tips']) {
    for (const tab of [page, second]) {
      const before = await storedToken(page);
      // A socket that connects meanwhile keeps the window open in which the upstream sends no new token.
      const newToken = async () => {
        // Not while requests are on their way: their new tokens would be lost by the navigation.
        for (const each of [page, second]) await each.waitForLoadState('networkidle');
        stack.clock.advance(6);
        await tab.goto(path);
        await expect(tab.getByRole('button', { name: 'Wyloguj' })).toBeVisible();
        return storedToken(tab);
      };
      await expect.poll(newToken).not.toBe(before);
      await expect(tab).toHaveURL(path);
    }
  }
  for (const tab of [page, second]) expect(await storedToken(tab)).not.toBeNull();
});

test('session, language and dark mode survive a reload', async ({ page, startAs }) => {
  await startAs('pro');
  await page.goto('/dashboard');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Włącz ciemny wygląd' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: /Zmień na angielski/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const stored = await page.evaluate(() => ['darkMode', 'lang'].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual(['1', 'en']);
});
