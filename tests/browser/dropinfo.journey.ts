import type { Page, WebSocketRoute } from 'playwright/test';
import { expect, test } from './journey.ts';

const openList = async (page: Page) => {
  await page.goto('/dropinfo');
  await expect(page.getByText('Połączono na żywo')).toBeVisible();
};

test('new rows appear in the open page, and wait behind a button while somebody reads', async ({
  page,
  startAs,
  addDropinfo,
}) => {
  await startAs('premium');
  await openList(page);
  await page.mouse.move(0, 0);
  const { line } = await addDropinfo();
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

  await page.getByRole('row').nth(1).hover();
  const other = (await addDropinfo()).line;
  const later = page.getByRole('row').filter({ hasText: other });
  const waiting = page.getByRole('button', { name: /^\d+ now/ });
  await expect(waiting).toBeVisible();
  await expect(later).toBeHidden();
  await waiting.click();
  await expect(later).toBeVisible();

  await later.getByRole('link').click();
  const falls = page.getByRole('region', { name: 'Spadki kursów' });
  await expect(falls.getByRole('link', { name: other })).toHaveAttribute('href', /^\/dropinfo\//);
});

test('rows far from the view are drawn by their match, and whole once somebody comes to them', async ({
  page,
  startAs,
}) => {
  await startAs('premium');
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
  startAs,
  addDropinfo,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await startAs('premium');
  await openList(page);
  await page.mouse.move(0, 0);
  await Promise.all(sockets.map((socket) => socket.close({ code: 1012 })));
  const { line } = await addDropinfo();
  await expect(page.getByRole('row').filter({ hasText: line })).toBeVisible({ timeout: 30_000 });
});

test.describe('in New York', () => {
  const timezoneId = 'America/New_York';
  test.use({ timezoneId });

  test('a link leads to its row, where a kick-off is shown by the clocks there, and the time until it is the same', async ({
    page,
    startAs,
    addDropinfo,
  }) => {
    const { uid, line, createdAt } = await addDropinfo();
    const kickoff = createdAt.getTime() + 5 * 60_000;
    const time = new Intl.DateTimeFormat('pl', { timeZone: timezoneId, timeStyle: 'short' }).format(kickoff);
    await startAs('premium');
    await page.goto(`/dropinfo/${uid}`);
    const row = page.getByRole('row').filter({ hasText: line });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeInViewport();
    await expect(row).toContainText(`${time} · do 30`);
    await expect(row.getByRole('timer')).toHaveText(/^[34]m \d\ds$/);
  });
});
