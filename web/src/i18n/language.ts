import type { BrowserStorage } from '../storage/browser-storage.ts';
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts';

export type Language = 'pl' | 'en';

/** All languages, default first. */
export const languages: readonly Language[] = ['pl', 'en'];

/**
 * The initial language: the stored one, or Polish when none is stored. When the stored one is not supported: the browser's first
 * supported language, or Polish.
 */
export function chooseLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (stored === null) return 'pl';
  const candidates = [stored, ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find(isLanguage) ?? 'pl';
}

/** The query parameter that sets a page's language, as in the sitemap: `/goq?lang=en`. */
export const addressLanguageKey = 'lang';

/** The language of a query string; null when it has none that is supported. */
export function languageOfAddress(search: string): Language | null {
  const named = new URLSearchParams(search).get(addressLanguageKey);
  return named !== null && isLanguage(named) ? named : null;
}

export type LanguageStore = StoredValue<Language>;

export const createLanguageStore = (
  storage: BrowserStorage,
  browserLanguages: readonly string[],
): LanguageStore => createStoredValue(storage, 'lang', (stored) => chooseLanguage(stored, browserLanguages));

function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}
