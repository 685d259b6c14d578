import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../shared/session/browser-storage.ts';

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

/** The current language, stored for the next visit and shared with other tabs. */
export interface LanguageStore {
  current(): Language;
  change(language: Language): void;
  /** Calls back after a change in this or another tab. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createLanguageStore(
  storage: BrowserStorage,
  browserLanguages: readonly string[],
): LanguageStore {
  const read = () => chooseLanguage(storage.get('lang'), browserLanguages);
  const store = createStore(read);
  storage.onForeignChange((key) => {
    if (key === 'lang' || key === null) store.setState(read());
  });

  return {
    current: store.getState,
    change(next) {
      storage.set('lang', next);
      store.setState(next);
    },
    subscribe: store.subscribe,
  };
}

function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}
