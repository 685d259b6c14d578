import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { cutTexts } from './cut-text.ts';
import { expect } from './journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The colour rules, which are the slowest, and the only ones that depend on the colour scheme. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const allRules: axe.RunOnly = { type: 'tag', values: tags };
/** Minified, which halves the parse time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Only the first rows and the last row of a list are checked, since all are alike. */
const furtherRows = ':is(table, tbody, ul, ol) > :nth-child(n + 7):not(:last-child)';
/** The layout around every page. */
const frameParts = ':is(header, nav, footer):not(main *, [role=dialog] *)';
/** What a page shows while it loads or refetches. */
const unfinished = '[aria-busy=true], .mantine-Skeleton-root';

/** The narrowest and the widest supported viewport. */
export const narrowest = 320;
const widest = 1920;

type Language = 'pl' | 'en';
type ColorScheme = 'light' | 'dark';
/** Selectors of checked and ignored elements. */
type Context = Readonly<Record<'include' | 'exclude', string[]>>;

/** A run of axe. */
interface Check {
  scheme: ColorScheme;
  context: Context;
  runOnly: axe.RunOnly;
}

interface AccessibilityOptions {
  /** Selector of a part; by default the whole page. */
  part?: string;
  /** Whether the layout around the page is checked too; only without `part`. */
  frame?: boolean;
  /** By default only the current language. */
  languages?: readonly Language[];
  /** Whether axe runs too; true by default. */
  checksRules?: boolean;
  /** Minimum width in pixels without cut buttons or cells; with 320 it is also checked at 1920. */
  wholeFrom?: number;
}

/**
 * Checks a page or a part of it against WCAG 2.2 AA: at the widest width (in pixels) in light mode and at the narrowest in
 * dark mode, or in both modes with a single width, since colours do not depend on the width. The frame, whose menus differ
 * on a phone, is checked in both modes at both widths. At all widths nothing may scroll sideways, and from `wholeFrom` on no button or cell may cut its text. Other
 * languages have the same elements. The page must follow the system's colour scheme, as it does by default. All findings
 * are reported at the end of the test under the name `what`.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  widths: readonly number[],
  {
    part = 'body',
    frame = false,
    languages,
    checksRules = true,
    wholeFrom = Number.POSITIVE_INFINITY,
  }: AccessibilityOptions = {},
): Promise<void> {
  const own = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'pl';
  const exclude = frame ? [furtherRows] : [furtherRows, frameParts];
  const [wide, narrow] = [Math.max(...widths), Math.min(...widths)];
  const checksAt = (width: number): Check[] => {
    if (width !== wide && width !== narrow) return [];
    // The second width starts in the mode that the first one ends in, since a change repaints the whole page.
    const [scheme, other]: [ColorScheme, ColorScheme] =
      width === wide ? ['light', 'dark'] : ['dark', 'light'];
    const all: Check = { scheme, runOnly: allRules, context: { include: [part], exclude } };
    if (wide === narrow) return [all, { ...all, scheme: other, runOnly: colourRules }];
    if (!frame) return [all];
    return [all, { scheme: other, runOnly: colourRules, context: { include: [frameParts], exclude: [] } }];
  };
  for (const language of languages ?? [own]) {
    await setLanguage(page, language);
    await waitForIdle(page);
    for (const width of [...widths, ...(wholeFrom === narrowest ? [widest, narrowest] : [])]) {
      const name = `${what} in ${language} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      if (checksRules && language === own) await checkRules(page, name, checksAt(width));
      await softly.poll(() => overflowOf(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      if (width >= wholeFrom) await softly.poll(() => cutTexts(page, part), `${name} cuts texts`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: widths.at(-1) ?? narrowest, height: 900 });
  if (languages) await setLanguage(page, own);
  await setColorScheme(page, 'light');
}

const softly = expect.configure({ soft: true });
/** How far the page scrolls sideways, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function checkRules(page: Page, name: string, checks: readonly Check[]): Promise<void> {
  for (const { scheme, context, runOnly } of checks) {
    await setColorScheme(page, scheme);
    await expectNoViolations(page, `${name}, ${scheme}`, context, runOnly);
  }
}

/** Changes the language as a choice in another tab does. */
async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang', storageArea: localStorage }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}

/** Sets the system's colour scheme. */
async function setColorScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
}

/** Waits until everything is loaded, nothing is refetched (shown paler) and no animation runs. */
async function waitForIdle(page: Page): Promise<void> {
  await expect(page.locator(unfinished)).toHaveCount(0);
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

/** Runs axe, which is injected once per page, since parsing it costs more than most of its rules. */
async function expectNoViolations(
  page: Page,
  name: string,
  context: Context,
  runOnly: axe.RunOnly,
): Promise<void> {
  await waitForIdle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      context,
      // No rule needs the style sheets, which axe would fetch and parse for each run.
      options: {
        runOnly,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      } satisfies axe.RunOptions,
    },
  );
  expect.soft(found, name).toEqual([]);
}
