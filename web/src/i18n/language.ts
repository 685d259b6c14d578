import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../shared/session/browser-storage.ts';

/** The languages of the interface. */
export type Language = 'pl' | 'en';

/** All languages, the default first. */
export const languages: readonly Language[] = ['pl', 'en'];

/**
 * The language to start in: the stored one; Polish when nothing is stored; the browser's first known language,
 * then Polish, when what is stored is no language of ours.
 */
export function chooseLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (stored === null) return 'pl';
  const candidates = [stored, ...browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find(isLanguage) ?? 'pl';
}

/** The key in an address's query that names its language, as search engines are given it: `/goq?lang=en`. */
export const addressLanguageKey = 'lang';

/** The language that an address names in its query; null for none that is ours. */
export function languageOfAddress(search: string): Language | null {
  const named = new URLSearchParams(search).get(addressLanguageKey);
  return named !== null && isLanguage(named) ? named : null;
}

/** The chosen language, kept for the next visit and shared with the other tabs. */
export interface LanguageStore {
  current(): Language;
  change(language: Language): void;
  /** Calls back after a change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Reads the language from the storage once and keeps it there when it changes. */
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
