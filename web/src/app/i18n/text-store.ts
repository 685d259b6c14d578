import type { IntlShape } from 'react-intl';
import type { LanguageStore } from '../../shared/i18n/language.ts';
import { loadTexts, type TextsPart } from './texts.ts';

/** The texts of the language in use, for React and for what speaks outside it. */
export interface TextStore {
  /** Null until the first texts have been fetched. */
  current(): IntlShape | null;
  /** Calls back when other texts are in use. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Fetches every text where only the front's are here, and settles when they are in use; null when they are. From then
   * on other languages come whole too. Rejects when they cannot be had; the next call tries again.
   */
  complete(): Promise<void> | null;
}

/** Follows the chosen language: fetches its texts, first the given part, and hands them out once they are here. */
export function createTextStore(language: LanguageStore, root: HTMLElement, first: TextsPart): TextStore {
  const listeners = new Set<() => void>();
  let part = first;
  let current: IntlShape | null = null;
  let isWhole = false;
  let completion: Promise<void> | null = null;

  const follow = async () => {
    const wanted = language.current();
    const wantedPart = part;
    const texts = await loadTexts(wanted, wantedPart);
    if (language.current() !== wanted || part !== wantedPart) return;
    current = texts;
    isWhole = wantedPart === 'whole';
    root.lang = wanted;
    for (const listener of listeners) listener();
  };
  let coming = follow();
  language.subscribe(() => {
    coming = follow();
  });

  const fetchWhole = async () => {
    if (part === 'front') {
      part = 'whole';
      coming = follow();
    }
    // Another language may have been chosen meanwhile.
    for (let awaited: Promise<void> | null = null; awaited !== coming; ) {
      awaited = coming;
      await awaited;
    }
  };

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete() {
      if (isWhole) return null;
      completion ??= fetchWhole().catch((thrown: unknown) => {
        completion = null;
        part = first;
        throw thrown;
      });
      return completion;
    },
  };
}
