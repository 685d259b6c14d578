import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** What a visitor said about advertising trackers; null before they said anything. */
export type Consent = 'granted' | 'denied' | null;

/** The visitor's word on trackers, kept for the next visit and shared with the other tabs. */
export interface ConsentStore {
  current(): Consent;
  decide(consent: 'granted' | 'denied'): void;
  /** Calls back after each decision, also one in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Reads the consent from the storage and keeps it there. */
export function createConsentStore(storage: BrowserStorage): ConsentStore {
  const read = (): Consent => {
    const stored = storage.get('consent');
    return stored === 'granted' || stored === 'denied' ? stored : null;
  };
  const store = createStore(read);
  storage.onForeignChange((key) => {
    if (key === 'consent' || key === null) store.setState(read());
  });
  return {
    current: store.getState,
    decide(consent) {
      storage.set('consent', consent);
      store.setState(consent);
    },
    subscribe: store.subscribe,
  };
}
