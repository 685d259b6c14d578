import type { IntlShape } from 'react-intl';
import type { LanguageStore } from '../../shared/i18n/language.ts';
import { loadTexts } from './texts.ts';

/** The texts of the language in use, for React and for what speaks outside it. */
export interface TextStore {
  /** Null until the first language has been fetched. */
  current(): IntlShape | null;
  /** Calls back when other texts are in use. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Follows the chosen language: fetches its texts, and hands them out once they are here. */
export function createTextStore(language: LanguageStore, root: HTMLElement): TextStore {
  const listeners = new Set<() => void>();
  let current: IntlShape | null = null;

  const follow = async () => {
    const wanted = language.current();
    const texts = await loadTexts(wanted);
    if (language.current() !== wanted) return;
    current = texts;
    root.lang = wanted;
    for (const listener of listeners) listener();
  };
  language.subscribe(() => void follow());
  void follow();

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
