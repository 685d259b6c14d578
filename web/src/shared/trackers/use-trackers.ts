import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Consent } from './consent-store.ts';
import type { Trackers } from './trackers.ts';

/** Trackers for components; the app provides them. Without them nothing is told to anybody. */
export const TrackersContext = createContext<Trackers>({
  consent: { current: () => 'denied', decide: () => undefined, subscribe: () => () => undefined },
  configure: () => undefined,
  report: () => undefined,
});

/** The advertising trackers. */
export function useTrackers(): Trackers {
  return useContext(TrackersContext);
}

/** What the visitor said about trackers, and how to say it. A page made ahead of time asks nothing. */
export function useConsent(): [Consent, (consent: 'granted' | 'denied') => void] {
  const { consent } = useTrackers();
  return [useSyncExternalStore(consent.subscribe, consent.current, () => 'denied' as const), consent.decide];
}
