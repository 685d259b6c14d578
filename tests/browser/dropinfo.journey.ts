import { eq } from 'drizzle-orm';
import type { Locator, Page, WebSocketRoute } from 'playwright/test';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { expect, test } from './journey.ts';

const openList = async (page: Page) => {
  await page.goto('/dropinfo');
  await expect(page.getByText('Połączono na żywo')).toBeVisible();
};

test('new rows appear in the open page, and wait behind a button while the list is in use', async ({
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
  await expect(row.getByText('Nowy')).toBeVisible();
  const moving = () =>
    row.evaluate((element) =>
      ['', '::after'].filter((part) => {
        const { animationName, animationDuration } = getComputedStyle(element, part || null);
        return animationName !== 'none' && animationDuration !== '0s';
      }),
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

test('rows outside the viewport are plain text until scrolled to; choices and switches show their state in forced colors', async ({
  page,
  startAs,
}) => {
  await startAs('premium');
  await openList(page);
  const table = page.getByRole('table').filter({ has: page.locator('tr[data-uid]') });
  const bottomMenu = page.getByRole('button', { name: 'Menu', exact: true });
  const sideMenu = page.getByRole('navigation', { name: 'Menu główne' }).filter({ hasNot: bottomMenu });
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(table, 'cards').toHaveCSS('display', 'grid');
  await expect(bottomMenu).toBeVisible();
  await expect(sideMenu).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(table, 'rows of columns').toHaveCSS('display', 'block');
  await expect(bottomMenu).toBeHidden();
  await expect(sideMenu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });

  const rows = page.locator('tr[data-uid]');
  const timers = (row: 'first' | 'last') => rows[row]().getByRole('timer').count();
  expect(await rows.count()).toBeGreaterThan(40);
  await expect.poll(() => timers('last')).toBe(0);
  expect(await timers('first')).toBe(1);
  await expect(rows.last().getByRole('cell')).toHaveCount(9);
  await expect(rows.last()).toContainText(' – ');
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => timers('last')).toBe(1);
  await expect.poll(() => timers('first')).toBe(0);
  await expect(rows.first().getByRole('cell')).toHaveCount(9);

  await page.emulateMedia({ forcedColors: 'active' });
  const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip('Wszystkie')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(chip('Wszystkie'))).not.toBe(await background(chip('Polska')));
  const option = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  expect(await background(option('Nadchodzące'))).not.toBe(await background(option('Historia')));
  await expect(page.locator('.mantine-Switch-track').first()).toHaveCSS('border-top-style', 'solid');
});

test('events during a lost connection appear after it; a row shows its odds movements by keyboard and adds live ones', async ({
  page,
  startAs,
  addDropinfo,
  stack,
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
  const { uid, line, createdAt } = await addDropinfo();
  const row = page.getByRole('row').filter({ hasText: line });
  await expect(row).toBeVisible({ timeout: 30_000 });

  await row.getByRole('button', { name: /^Historia kursu/ }).focus();
  await page.keyboard.press('Enter');
  const history = page.getByRole('region', { name: 'Historia kursu' });
  const stairs = history.locator('.recharts-line-curve').last();
  await expect(stairs).toBeVisible();

  const slider = history.getByRole('slider', { name: 'Moment w historii kursu' });
  const moment = () => slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(moment).toMatch(/2\.00 \/ 1\.80$/);
  await expect(stairs, 'before anything moved').toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect.poll(moment).toMatch(/1\.50 \/ 2\.20$/);
  await expect(stairs).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(history.getByRole('button', { name: 'Odtwórz' })).toBeFocused();

  const lines = history.getByRole('table', { name: 'Historia kursu' }).getByRole('row');
  await expect(lines).toHaveCount(3);
  await history.getByRole('button', { name: 'Pokaż tabelę' }).click();
  const cut = await lines
    .locator('th, td')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  expect(cut, 'cells that are wider than their column').toBe(0);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  const movedAt = new Date(createdAt.getTime() + 60_000);
  await stack.db.update(dropinfos).set({ to: 1.2, drop: 0.4, movedAt }).where(eq(dropinfos.uid, uid));
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText('1.20');
  await expect.poll(moment).toMatch(/1\.20 \/ 2\.20$/);
  await expect(row.first()).toContainText('40,00');
  expect(bodies.filter((body) => /dropinfo\w*Query/.test(body))).toEqual([]);
});
