import { expect, test } from './journey.ts';

test('signing out leads to the home page and leaves no credentials', async ({ page, signIn }) => {
  await signIn('pro');
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  const stored = await page.evaluate(() =>
    ['accessToken', 'client', 'tokenType', 'uid'].filter((key) => localStorage.getItem(key) !== null),
  );
  expect(stored).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('signing out leads to the home page also when its code is slower than the refusal of the open streams', async ({
  page,
  signIn,
}) => {
  // Awaited by the route, which holds the code until the streams of the page that is left are refused.
  const refused = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('UNAUTHENTICATED')) resolve();
      }),
    );
  });
  await page.route('**/assets/home-screen-*.js', async (route) => {
    await refused;
    await route.continue();
  });
  await signIn('pro');
  await page.getByRole('link', { name: 'Dropinfo' }).first().click();
  await page.getByText('Na żywo').first().waitFor();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Musisz się zalogować')).toBeHidden();
});

test('a reload keeps the session', async ({ page, signIn }) => {
  await signIn('vip');
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Wyloguj' })).toBeVisible();
});

test('a second tab follows the sign-out of the first', async ({ page, context, signIn }) => {
  await signIn('vip');
  const second = await context.newPage();
  await second.goto('/dropinfo');
  await expect(second.getByRole('heading', { name: 'Dropinfo', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(second.getByRole('button', { name: 'Wyloguj' })).toBeHidden();
  await expect(second).not.toHaveURL(/\/dropinfo/);
});

test('two tabs work side by side while each of their requests changes the token', async ({
  page,
  context,
  stack,
  signIn,
}) => {
  await signIn('vip');
  const second = await context.newPage();
  const tokens = new Set<string | null>();
  for (const path of ['/dropinfo', '/leagues', '/tips']) {
    for (const tab of [page, second]) {
      // Past the time in which the upstream sends no new tokens.
      stack.clock.advance(6);
      await tab.goto(path);
      await expect(tab).toHaveURL(path);
      await expect(tab.getByRole('button', { name: 'Wyloguj' })).toBeVisible();
      await tab.waitForLoadState('networkidle');
      tokens.add(await tab.evaluate(() => localStorage.getItem('accessToken')));
    }
  }
  // A new token may come to the other tab, a moment after this one was looked at.
  expect(tokens.size).toBeGreaterThan(3);
  expect(tokens).not.toContain(null);
});

test('dark mode outlives a reload', async ({ page, signIn }) => {
  await signIn('pro');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Włącz ciemny wygląd' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Włącz jasny wygląd' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('1');
});

test('the language outlives a reload', async ({ page, signIn }) => {
  await signIn('pro');
  await page.getByRole('button', { name: /Zmień na angielski/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
});
