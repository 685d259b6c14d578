import type { Locator, Page } from 'playwright/test';
import { expect, test } from './journey.ts';

/** What has the focus: its name, and what is wrong with how the page shows it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // After its last element the focus leaves the page.
    if (focused === document.body) return { name: 'the page', fault: null };
    // A text field or choice shows it on its box or label.
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const text = labels[0]?.textContent ?? focused?.textContent ?? '';
    const name = `${focused?.tagName} ${(focused?.getAttribute('aria-label') ?? text).slice(0, 60)}`;
    const outlined = [focused, focused?.parentElement, ...labels].filter(
      (box) => box && getComputedStyle(box).outlineStyle !== 'none',
    );
    const isSeen = outlined.some((box) => {
      const { left, top, width, height } = box?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && height > 0 && box?.contains(hit);
    });
    if (isSeen) return { name, fault: null };
    return { name, fault: outlined.length > 0 ? 'hidden or covered' : 'no outline' };
  });

/** Presses Tab until an element has the focus, which every element on the way must show. */
async function tabTo(page: Page, target: Locator, key = 'Tab', max = 60): Promise<void> {
  const passed: string[] = [];
  const focused = target.and(page.locator(':focus'));
  while (passed.length < max) {
    await page.keyboard.press(key);
    const { name, fault } = await readFocus(page);
    passed.push(name);
    expect(fault, `the focus on ${name}`).toBeNull();
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${key} did not reach ${target} in ${max} steps:\n${passed.join('\n')}`);
}

test('a purchase, odds histories, tips and their filters need only a keyboard', async ({
  page,
  startAs,
  makeAccount,
}) => {
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await startAs(await makeAccount({ plan: 'premium' }));
  await page.goto('/');
  const buy = button(/^Przedłuż Premium/);
  await tabTo(page, buy);
  await keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: 'Koszyk' });
  await expect(cart.locator(':focus')).toBeVisible();
  await keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await expect(buy).toBeFocused();
  await keyboard.press('Enter');
  const month = cart.getByRole('radio', { name: /^1 mies/ });
  await expect(month).toBeVisible();
  await expect(cart.locator(':focus')).toBeVisible();
  await tabTo(page, month);
  await keyboard.press('Space');
  await tabTo(page, cart.getByLabel('Imię'));
  await keyboard.type('Ewa');
  await tabTo(page, cart.getByLabel('Nazwisko'));
  await keyboard.type('Nowak');
  const pay = cart.getByRole('button', { name: /^Zapłać \d/ });
  await expect(pay).toBeEnabled();
  await tabTo(page, pay);
  await keyboard.press('Enter');
  await expect(page.getByText('TO JEST TEST')).toBeVisible();
  await tabTo(page, button('Zapłać (test)'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do panelu' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  // The next screen takes the focus when it is shown, which is after the address.
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Dropinfo' }));
  await keyboard.press('Enter');

  const coming = page.getByRole('radio', { name: 'Nadchodzące' });
  await expect(coming).toBeAttached();
  await tabTo(page, coming);
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?/);
  await keyboard.press('ArrowLeft');
  await expect(coming).toBeFocused();
  await expect(page).toHaveURL(/\/dropinfo$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const history = button(/^Historia kursu/);
  await tabTo(page, history);
  await keyboard.press('Enter');
  const moves = page.getByRole('region', { name: 'Historia kursu' });
  await expect(moves.getByRole('slider')).toBeVisible();
  await tabTo(page, moves.getByRole('slider'));
  await tabTo(page, history, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(moves).toBeHidden();
  await expect(history).toBeFocused();

  await tabTo(
    page,
    page.getByRole('navigation').getByRole('link', { name: 'Typy', exact: true }),
    'Shift+Tab',
  );
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tips$/);
  const details = page.locator('tbody button[aria-controls]').first();
  await expect(details).toBeVisible();
  await tabTo(page, details);
  for (const isOpen of ['true', 'false']) {
    await keyboard.press('Enter');
    await expect(details).toHaveAttribute('aria-expanded', isOpen);
    await expect(details).toBeFocused();
  }
  await tabTo(page, page.getByRole('radio', { name: 'Każdy status' }), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/tips\?/);
});
