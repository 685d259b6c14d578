import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../testing/memory-storage.ts';
import { chooseLanguage, createLanguageStore, languageOfAddress } from './language.ts';

const firstPaintCode = readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8');

interface Visit {
  readonly lang?: string | null;
  readonly darkMode?: string | null;
  readonly search?: string;
  readonly languages?: readonly string[];
  readonly isSystemDark?: boolean;
}

/** The language and colour scheme that `first-paint.js` sets. */
function firstPaint({ search = '', languages = [], isSystemDark = false, ...stored }: Visit) {
  const root = { lang: '', setAttribute: vi.fn() };
  runInNewContext(firstPaintCode, {
    window: {
      localStorage: { getItem: (key: 'lang' | 'darkMode') => stored[key] ?? null },
      location: { search },
      matchMedia: (query: string) => ({ matches: isSystemDark && query === '(prefers-color-scheme: dark)' }),
    },
    document: { documentElement: root, addEventListener: () => undefined },
    navigator: { languages },
    requestAnimationFrame: () => undefined,
    URLSearchParams,
  });
  return { language: root.lang, scheme: root.setAttribute.mock.lastCall };
}

describe('the initial language', () => {
  it.each([
    ['pl', ['en-GB'], 'pl'],
    ['en', ['pl-PL'], 'en'],
    [null, ['en-GB', 'pl'], 'pl'],
    ['de', ['en-GB', 'pl'], 'en'],
    ['de', ['fr-FR', 'PL-pl', 'en'], 'pl'],
    ['de', ['fr-FR'], 'pl'],
    ['', [], 'pl'],
  ] as const)('for stored %s and browser languages %j is %s', (stored, browser, expected) => {
    expect(chooseLanguage(stored, browser)).toBe(expected);
    expect(firstPaint({ lang: stored, languages: browser }).language).toBe(expected);
  });

  it.each([
    ['?lang=en', 'en'],
    ['?lang=de', null],
    ['?lang=', null],
  ])('of the query string %s is %s', (search, expected) => {
    expect(languageOfAddress(search)).toBe(expected);
    expect(firstPaint({ lang: 'pl', search }).language).toBe(expected ?? 'pl');
  });
});

describe('the colour scheme of the first paint', () => {
  it.each([
    ['1', false, 'dark'],
    ['1', true, 'dark'],
    ['0', false, 'light'],
    ['0', true, 'light'],
    [null, false, 'light'],
    [null, true, 'dark'],
  ])('for stored %s and a dark system: %s is %s', (darkMode, isSystemDark, scheme) => {
    expect(firstPaint({ darkMode, isSystemDark }).scheme).toEqual(['data-mantine-color-scheme', scheme]);
  });
});

describe('the language store', () => {
  it('stores a change for the next visit', () => {
    const browser = createSharedStorage();
    createLanguageStore(browser.openTab(), []).change('en');
    expect(browser.values.get('lang')).toBe('en');
    expect(createLanguageStore(browser.openTab(), []).current()).toBe('en');
  });

  it('follows a change in another tab', () => {
    const browser = createSharedStorage();
    const [one, other] = [
      createLanguageStore(browser.openTab(), []),
      createLanguageStore(browser.openTab(), []),
    ];
    const listener = vi.fn();
    other.subscribe(listener);
    one.change('en');
    expect(other.current()).toBe('en');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
