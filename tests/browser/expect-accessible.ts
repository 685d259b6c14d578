import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { cutTexts } from './cut-text.ts';
import { expect } from './journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that look at colours, by far the slowest ones, and all that a second look at the same page changes. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const allRules: axe.RunOnly = { type: 'tag', values: tags };
/** Minified, since a page takes half as long to read it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A list draws all of its rows alike: the first ones and the last one stand for those between them. */
const furtherRows = ':is(table, tbody, ul, ol) > :nth-child(n + 11):not(:last-child)';
/** What stands around every page of a visitor. */
const frameParts = ':is(header, nav, footer):not(main *, [role=dialog] *)';

/** The narrowest and the widest window that all has to fit into. */
export const narrowest = 320;
const widest = 1920;

type Language = 'pl' | 'en';
type Look = 'light' | 'dark';
/** Selectors of what the rules look at and of what they leave out. */
type Context = Readonly<Record<'include' | 'exclude', string[]>>;

/** What to hold against the rules. */
interface Looked {
  /** A part of the page by its selector; all of it otherwise. */
  part?: string;
  /** Whether the frame around the page is looked at, too: it is the same on every page of a visitor. */
  frame?: boolean;
  /** In which languages, one after the other; in the page's own only otherwise. */
  languages?: readonly Language[];
  /** The least width in pixels from which no button and no cell is cut; with 320 it is measured there and at 1920, too. */
  wholeFrom?: number;
}

/**
 * Holds a page, or a part of it, against the rules of WCAG 2.2 AA, in its own language: at the widest of some widths in
 * pixels in the light look, at the narrowest in the dark one, and in both where there is one width alone or the frame is
 * looked at, whose menus are others on a phone. What a page shows has the theme's colours at every width. Nothing may scroll
 * sideways at any width, and no button and no cell may cut its text from `wholeFrom` on. Another language has the same
 * elements, and a text for each of their names, which the tests of the catalogues hold. The look has to follow the system's,
 * as it does when `startAs` was given none. All that is found is told at the end of the test, under the name of what was
 * looked at.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[],
  { part = 'body', frame = false, languages, wholeFrom = Number.POSITIVE_INFINITY }: Looked = {},
): Promise<void> {
  const own = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'pl';
  const context = { include: [part], exclude: frame ? [furtherRows] : [furtherRows, frameParts] };
  const [wide, narrow] = [Math.max(...widths), Math.min(...widths)];
  const looksAt = (width: number): Look[] => {
    if (width !== wide && width !== narrow) return [];
    // The second width begins with the look that the first one ends with: a change of look draws the whole page anew.
    const looks: Look[] = width === wide ? ['light', 'dark'] : ['dark', 'light'];
    return frame || wide === narrow ? looks : looks.slice(0, 1);
  };
  for (const language of languages ?? [own]) {
    await speak(page, language);
    for (const width of [...widths, ...(wholeFrom === narrowest ? [widest, narrowest] : [])]) {
      const name = `${what} in ${language} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      if (language === own) await keepsRules(page, name, context, looksAt(width));
      await softly.poll(() => overflowOf(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      if (width >= wholeFrom) await softly.poll(() => cutTexts(page, part), `${name} cuts texts`).toEqual([]);
    }
    await page.setViewportSize({ width: widths.at(-1) ?? narrowest, height: 900 });
  }
  if (languages) await speak(page, own);
  await see(page, 'light');
}

const softly = expect.configure({ soft: true });
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function keepsRules(page: Page, name: string, context: Context, looks: readonly Look[]): Promise<void> {
  for (const [place, look] of looks.entries()) {
    await see(page, look);
    await expectNoFaults(page, `${name}, ${look}`, context, place === 0 ? allRules : colourRules);
  }
}

/** Has the page change its language, as when somebody chose another one in another tab. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang', storageArea: localStorage }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** Has the system like the look. */
async function see(page: Page, colorScheme: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
}

/** Waits until nothing is read anew, which is drawn paler, and all that fades or moves has come to rest. */
async function rest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const moving = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && !isEndless(one));
    for (let some = moving(); some.length > 0; some = moving()) {
      await Promise.allSettled(some.map(({ finished }) => finished));
    }
  });
}

/** Runs axe in the page, where it is put once for as long as the page stands: to read it costs more than most of its rules. */
async function expectNoFaults(
  page: Page,
  name: string,
  context: Context,
  runOnly: axe.RunOnly,
): Promise<void> {
  await rest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      context,
      // No rule here reads style sheets, which axe would fetch and parse for each run.
      options: {
        runOnly,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      } satisfies axe.RunOptions,
    },
  );
  expect.soft(found, name).toEqual([]);
}
