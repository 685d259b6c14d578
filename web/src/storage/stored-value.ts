import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { BrowserStorage, StorageKey } from './browser-storage.ts';

/** A choice of the user, stored for the next visit and shared with other tabs. */
export interface StoredValue<T> {
  current(): T;
  change(value: T): void;
  /** Calls back after a change in this or another tab. Returns an unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * `read` parses the stored text and returns the default for null and for an invalid one. `initial` overrides the stored value
 * until the first change.
 */
export function createStoredValue<T>(
  storage: BrowserStorage,
  key: StorageKey,
  read: (text: string | null) => T,
  write: (value: T) => string = String,
  initial: T = read(storage.get(key)),
): StoredValue<T> {
  const store = createStore<T>(() => initial);
  storage.onForeignChange((changed) => {
    if (changed === key || changed === null) store.setState(read(storage.get(key)), true);
  });
  return {
    current: store.getState,
    change(value) {
      storage.set(key, write(value));
      store.setState(value, true);
    },
    subscribe: store.subscribe,
  };
}

/** A value that never changes, for pages without a storage. */
export const constantValue = <T>(value: T): StoredValue<T> => ({
  current: () => value,
  change: () => undefined,
  subscribe: () => () => undefined,
});

/** The value and its setter. */
export function useStoredValue<T>(
  { current, change, subscribe }: StoredValue<T>,
  ofPrerendered = current,
): [T, (value: T) => void] {
  return [useSyncExternalStore(subscribe, current, ofPrerendered), change];
}
