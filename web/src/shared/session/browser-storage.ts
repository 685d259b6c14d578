import { createContext } from 'react';

/** Keys of the browser's local storage that the app uses. They are shared with every tab, also of other releases: none is renamed. */
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

/** The part of the browser's storage that the app needs; tests give their own. */
export interface BrowserStorage {
  /** The stored text, or null when nothing is stored. */
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Calls back when another tab changed a key; with null when it emptied the storage. Returns how to stop. */
  onForeignChange(listener: (key: string | null) => void): () => void;
}

/**
 * Local storage, or memory where the browser refuses it (private windows, blocked cookies): the app then works
 * until the tab is closed.
 */
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

/** Keeps nothing. */
const noStorage: BrowserStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  onForeignChange: () => () => undefined,
};

/** The browser's storage for components; the app provides it. */
export const StorageContext = createContext<BrowserStorage>(noStorage);
