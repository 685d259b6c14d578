import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Holds a page against the rules of WCAG 2.2 AA at some widths in pixels; nothing may scroll sideways. All that is
 * found is told at the end of the test, under the name of what was looked at.
 */
export async function expectAccessible(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Nothing here is in a frame, so the analysis need not open a page of its own.
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => node.target.join(' ')),
    }));
    expect.soft(found, `${what} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${what} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
