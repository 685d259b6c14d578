import type { BrowserStorage, StorageKey } from '../storage/browser-storage.ts';

/** A storage that several tabs share. Each tab gets an event for the others' changes. */
export function createSharedStorage(initial: Partial<Record<StorageKey, string>> = {}) {
  const values = new Map<string, string>(Object.entries(initial));
  const tabs = new Set<Set<(key: string | null) => void>>();

  const openTab = (): BrowserStorage => {
    const listeners = new Set<(key: string | null) => void>();
    tabs.add(listeners);
    const notifyOthers = (key: string) => {
      for (const tab of tabs) {
        if (tab === listeners) continue;
        for (const listener of tab) listener(key);
      }
    };
    return {
      get: (key) => values.get(key) ?? null,
      set(key, value) {
        if (values.get(key) === value) return;
        values.set(key, value);
        notifyOthers(key);
      },
      remove(key) {
        if (values.delete(key)) notifyOthers(key);
      },
      onForeignChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
  /** Clears the storage in a tab that is not open here. */
  const clear = () => {
    values.clear();
    for (const tab of tabs) for (const listener of tab) listener(null);
  };
  return { values, openTab, clear };
}
