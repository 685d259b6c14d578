import { cutTexts } from './cut-text.ts';
import { expect, test } from './journey.ts';

/** The browser's settings have one and a half times the usual font size, with which the breakpoints grow. */
test.use({
  launchOptions: [
    ({ launchOptions: { args = [], ...options } }, use) =>
      use({ ...options, args: [...args, '--blink-settings=defaultFontSize=24'] }),
    { scope: 'worker' },
  ],
});

test('rows of odds drops and tips are whole with large text', async ({ page, startAs }) => {
  await startAs('premium');
  for (const path of ['/dropinfo', '/tips']) {
    await page.goto(path);
    await expect(page.locator('main tbody').first()).toBeVisible();
    for (const width of [1700, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutTexts(page, 'main table'), `${path} at ${width} px`).toEqual([]);
    }
  }
});
