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
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  storage.onForeignChange((key) => {
    if (key === 'consent' || key === null) tell();
  });
  return {
    current() {
      const stored = storage.get('consent');
      return stored === 'granted' || stored === 'denied' ? stored : null;
    },
    decide(consent) {
      storage.set('consent', consent);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
