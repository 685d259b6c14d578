import type { Page, WebSocketRoute } from 'playwright/test';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import type { Stack } from '../harness/start-stack.ts';
import { expect, test } from './journey.ts';

const openList = async (page: Page) => {
  await page.goto('/dropinfo');
  await expect(page.getByText('Połączono na żywo')).toBeVisible();
};

const add = (stack: Stack) => insertDropinfo(stack.db, { createdAt: stack.clock.now() });

test('a new dropinfo appears in the open page', async ({ page, stack, signIn }) => {
  await signIn('premium');
  await openList(page);
  await page.mouse.move(0, 0);
  const { line } = await add(stack);
  const row = page.getByRole('row').filter({ hasText: line });
  await expect(row).toBeVisible();
  await expect(row.getByText('Nowe')).toBeVisible();
  const moving = () =>
    row.evaluate((element) =>
      ['', '::after'].filter((part) => getComputedStyle(element, part || null).animationName !== 'none'),
    );
  expect(await moving(), 'for who wants less motion').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving(), 'its cover, and not the row itself, for all others').toEqual(['::after']);
});

test('new rows wait behind a button while somebody reads', async ({ page, stack, signIn }) => {
  await signIn('premium');
  await openList(page);
  await page.getByRole('row').nth(1).hover();
  const { line } = await add(stack);
  const waiting = page.getByRole('button', { name: /^\d+ now/ });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: line })).toBeHidden();
  await waiting.click();
  await expect(page.getByRole('row').filter({ hasText: line })).toBeVisible();
});

test('a deep link scrolls its row into view and marks it', async ({ page, stack, signIn }) => {
  const { uid, line } = await add(stack);
  await signIn('premium');
  await page.goto(`/dropinfo/${uid}`);
  const row = page.getByRole('row').filter({ hasText: line });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport();
});

test('rows far from the view are drawn by their match, and whole once somebody comes to them', async ({
  page,
  signIn,
}) => {
  await signIn('premium');
  await openList(page);
  const rows = page.locator('tr[data-uid]');
  const cells = (row: 'first' | 'last') => rows[row]().getByRole('cell').count();
  expect(await rows.count()).toBeGreaterThan(40);
  await expect.poll(() => cells('last')).toBe(1);
  expect(await cells('first')).toBeGreaterThan(1);
  await expect(rows.last()).toContainText(' – ');
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cells('last')).toBeGreaterThan(1);
  await expect.poll(() => cells('first')).toBe(1);
});

test('what appears while the connection is broken is there when it is back', async ({
  page,
  stack,
  signIn,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await signIn('premium');
  await openList(page);
  await page.mouse.move(0, 0);
  await Promise.all(sockets.map((socket) => socket.close({ code: 1012 })));
  const { line } = await add(stack);
  await expect(page.getByRole('row').filter({ hasText: line })).toBeVisible({ timeout: 30_000 });
});

test.describe('in New York', () => {
  const timezoneId = 'America/New_York';
  test.use({ timezoneId });

  test('a kick-off is shown by the clocks there, and the time until it is the same', async ({
    page,
    stack,
    startAs,
  }) => {
    const createdAt = stack.clock.now();
    const { uid, line } = await insertDropinfo(stack.db, { createdAt });
    const kickoff = createdAt.getTime() + 5 * 60_000;
    const time = new Intl.DateTimeFormat('pl', { timeZone: timezoneId, timeStyle: 'short' }).format(kickoff);
    await startAs('premium');
    await page.goto(`/dropinfo/${uid}`);
    const row = page.getByRole('row').filter({ hasText: line });
    await expect(row).toContainText(`${time} · do 30`);
    await expect(row.getByRole('timer')).toHaveText(/^[34]m \d\ds$/);
  });
});
