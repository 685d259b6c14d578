import type { IntlShape } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import type { Language, LanguageStore } from './language.ts';
import { loadTexts, type MessagesPart, messagesParts } from './texts.ts';

/**
 * Loads the messages of the current language, starting with `first`, and again when the language changes. When loading fails,
 * the previous messages stay in use and `onFailure` gets a retry function.
 */
export function createMessagesLoader(
  language: LanguageStore,
  root: Pick<HTMLElement, 'lang'>,
  first: MessagesPart,
  onFailure: (retry: () => void) => void,
  load = loadTexts,
) {
  let requestedPart = first;
  let requestedLanguage: Language | null = null;
  const store = createStore<{ texts: IntlShape; part: MessagesPart } | null>(() => null);
  const current = store.getState;

  const loadRequested = async () => {
    const requested = { language: language.current(), part: requestedPart };
    const texts = await load(requested.language, requested.part);
    if (language.current() !== requested.language || requestedPart !== requested.part) return;
    root.lang = requested.language;
    store.setState({ texts, part: requested.part });
  };
  const loadLanguage = () => {
    pending = loadRequested();
    pending.catch(() => {
      if (current()?.texts.locale !== language.current()) onFailure(loadLanguage);
    });
  };
  let pending: Promise<void>;
  loadLanguage();
  language.subscribe(loadLanguage);
  const isLoaded = (part: MessagesPart) => {
    const loaded = current();
    return loaded !== null && rank(loaded.part) >= rank(part);
  };
  const loadPart = async (part: MessagesPart) => {
    if (rank(requestedPart) < rank(part)) {
      requestedPart = part;
      pending = loadRequested();
    }
    // Meanwhile another language or part may be requested. Only the latest load counts.
    for (let awaited: Promise<void> | null = null; awaited !== pending; ) {
      awaited = pending;
      try {
        await awaited;
      } catch (thrown) {
        if (awaited !== pending) continue;
        requestedPart = current()?.part ?? first;
        throw thrown;
      }
    }
  };

  return {
    /** Null until the first messages are loaded. */
    current: () => current()?.texts ?? null,
    /** Calls back when `current` changes. Returns an unsubscribe function. */
    subscribe: store.subscribe,
    /**
     * Loads a part; null when it is loaded. Later language changes load it too. Rejects when loading fails; the next call
     * retries.
     */
    ensureLoaded: (part: MessagesPart) => (isLoaded(part) ? null : loadPart(part)),
    /** Changes the language once its messages are loaded. Rejects, and changes nothing, when loading fails. */
    async change(next: Language) {
      requestedLanguage = next;
      await load(next, requestedPart);
      if (requestedLanguage === next) language.change(next);
    },
  };
}

export type MessagesLoader = ReturnType<typeof createMessagesLoader>;

function rank(part: MessagesPart): number {
  return messagesParts.indexOf(part);
}
