import { createContext } from 'react';

/** Keys in local storage. Never rename one: tabs of other releases share them. */
export type StorageKey =
  | 'lang'
  | 'accessToken'
  | 'client'
  | 'tokenType'
  | 'uid'
  | 'expiry'
  | 'style'
  | 'darkMode'
  | 'cart'
  | 'consent'
  | 'conversions'
  | 'signals'
  | 'lines'
  | 'tax';

export interface BrowserStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Calls back when another tab changes a key; with null when it clears the storage. Returns an unsubscribe function. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

/** Local storage, or memory where the browser blocks it (private windows, blocked cookies). */
export function createBrowserStorage(target: Window): BrowserStorage {
  const memory = new Map<string, string>();
  const local = usableStorage(target);

  return {
    get: (key) => (local ? local.getItem(key) : (memory.get(key) ?? null)),
    set(key, value) {
      if (!local) memory.set(key, value);
      else local.setItem(key, value);
    },
    remove(key) {
      if (!local) memory.delete(key);
      else local.removeItem(key);
    },
    onForeignChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === local) listener(event.key);
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}

function usableStorage(target: Window): Storage | null {
  const probe = 'style';
  try {
    const storage = target.localStorage;
    const before = storage.getItem(probe);
    storage.setItem(probe, before ?? '');
    if (before === null) storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

/** Parses stored JSON; null for none and for invalid text. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps nothing, for prerendering. */
export const noStorage: BrowserStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  onForeignChange: () => () => undefined,
};

export const StorageContext = createContext(noStorage);
