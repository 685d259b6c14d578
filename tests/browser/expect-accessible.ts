import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that look at colours, by far the slowest ones. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Holds a page, or a part of it, against the rules of WCAG 2.2 AA at some widths in pixels; nothing may scroll sideways.
 * A Polish page is looked at in the light and in the dark look, where only colours differ; an English one has the same
 * colours, and only the rest of it is looked at. The look has to follow the system's, as it does when `startAs` was
 * given none. All that is found is told at the end of the test, under the name of what was looked at.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[],
  part = 'body',
): Promise<void> {
  const isPolish = (await page.locator('html').getAttribute('lang')) === 'pl';
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(
      page,
      part,
      { tags: rules, without: isPolish ? [] : colourRules },
      `${what} at ${width} px`,
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${what} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (!isPolish) continue;
    await see(page, 'dark');
    await expectNoFaults(page, part, { rules: colourRules }, `${what} at ${width} px in dark`);
    await see(page, 'light');
  }
}

/** Has the system like the look, and waits until the colours have come to rest. */
async function see(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

/** Which of axe's rules to hold a page against: those of some tags without some, or just some. */
type Rules = { tags: string[]; without: string[] } | { rules: string[] };

async function expectNoFaults(page: Page, part: string, chosen: Rules, name: string): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part).options({
    resultTypes: ['violations'],
    ...('tags' in chosen
      ? {
          runOnly: { type: 'tag', values: chosen.tags },
          rules: Object.fromEntries(chosen.without.map((rule) => [rule, { enabled: false }])),
        }
      : { runOnly: { type: 'rule', values: chosen.rules } }),
  });
  // Nothing here is in a frame, so the analysis need not open a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
  expect.soft(found, name).toEqual([]);
}
