import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../is-record.ts';
import { createPageClock, type PageClock } from '../live/clock.ts';

/** The age of a response's oldest stale data, in seconds. */
function oldestAge(extensions: Readonly<Record<string, unknown>>): number | null {
  const degraded = Array.isArray(extensions.degraded) ? extensions.degraded : [];
  const ages = degraded
    .map((entry) => (isRecord(entry) ? entry.ageSeconds : null))
    .filter((age): age is number => typeof age === 'number' && age >= 0);
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** Tracks which operations last returned stale data, because the upstream is down. */
export function createDegradedAnswers(clock: PageClock) {
  const store = createStore<Record<string, number | null>>(() => ({}));
  /** The timestamp of an operation's stale data, in milliseconds; null when they are current. */
  const since = (operation: string) => store.getState()[operation] ?? null;
  return {
    /** Records the `extensions` of a response. */
    record(operation: string, extensions: Readonly<Record<string, unknown>>) {
      const age = oldestAge(extensions);
      if (age === null && since(operation) === null) return;
      store.setState({ [operation]: age === null ? null : clock.now() - age * 1000 });
    },
    since,
    /** Calls back when `since` changes. Returns an unsubscribe function. */
    subscribe: store.subscribe,
  };
}

export const DegradedContext = createContext(createDegradedAnswers(createPageClock()));

/** The timestamp of an operation's stale data, in milliseconds; null when they are current. */
export function useDegradedSince(operation: string): number | null {
  const answers = useContext(DegradedContext);
  return useSyncExternalStore(
    answers.subscribe,
    () => answers.since(operation),
    () => null,
  );
}
