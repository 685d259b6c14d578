import type { CredentialKey, CredentialStorage } from '../credentials.ts';

/** A storage shared by several tabs that notify each other, as in a browser. */
export function createSharedStorage() {
  const values = new Map<CredentialKey, string>();
  const tabs = new Set<Set<(key: string | null) => void>>();

  const openTab = (): Required<CredentialStorage> => {
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
  return { values, openTab };
}
