import type { IntlShape } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import type { Language, LanguageStore } from './language.ts';
import { loadTexts, type MessagesPart, messagesParts } from './texts.ts';

/** The texts of the language in use, for React and for what speaks outside it. */
export interface MessagesLoader {
  /** Null until the first texts have been fetched. */
  current(): IntlShape | null;
  /** Calls back when other texts are in use. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Fetches a part where less is here, and settles when it is in use; null when it is. From then on other languages
   * come with it too. Rejects when it cannot be had; the next call tries again.
   */
  complete(part: MessagesPart): Promise<void> | null;
  /** Changes the language as soon as its texts are here. Rejects when they cannot be had: then nothing has changed. */
  change(next: Language): Promise<void>;
}

/**
 * Follows the chosen language: fetches its texts, first the given part, and hands them out once they are here. Texts that
 * cannot be had leave those before in use; `onFailure` is given how to try again.
 */
export function createMessagesLoader(
  language: LanguageStore,
  root: Pick<HTMLElement, 'lang'>,
  first: MessagesPart,
  onFailure: (retry: () => void) => void,
  load = loadTexts,
): MessagesLoader {
  let wanted = first;
  let lastWish: Language | null = null;
  const store = createStore<{ texts: IntlShape; part: MessagesPart } | null>(() => null);
  const current = store.getState;

  const follow = async () => {
    const asked = { language: language.current(), part: wanted };
    const texts = await load(asked.language, asked.part);
    if (language.current() !== asked.language || wanted !== asked.part) return;
    root.lang = asked.language;
    store.setState({ texts, part: asked.part });
  };
  const followAlone = () => {
    coming = follow();
    coming.catch(() => {
      if (current()?.texts.locale !== language.current()) onFailure(followAlone);
    });
  };
  let coming: Promise<void>;
  followAlone();
  language.subscribe(followAlone);

  const has = (part: MessagesPart) => {
    const here = current();
    return here !== null && rank(here.part) >= rank(part);
  };

  const fetchPart = async (part: MessagesPart) => {
    if (rank(wanted) < rank(part)) {
      wanted = part;
      coming = follow();
    }
    // Another language or more may be asked for meanwhile: then only the latest answer counts.
    for (let awaited: Promise<void> | null = null; awaited !== coming; ) {
      awaited = coming;
      try {
        await awaited;
      } catch (thrown) {
        if (awaited !== coming) continue;
        wanted = current()?.part ?? first;
        throw thrown;
      }
    }
  };

  return {
    current: () => current()?.texts ?? null,
    subscribe: store.subscribe,
    complete: (part) => (has(part) ? null : fetchPart(part)),
    async change(next) {
      lastWish = next;
      await load(next, wanted);
      if (lastWish === next) language.change(next);
    },
  };
}

function rank(part: MessagesPart): number {
  return messagesParts.indexOf(part);
}
