import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../is-record.ts';
import type { PageClock } from '../live/clock.ts';

/** Which operations were last answered with older data, because the service behind the graph is down. */
export interface DegradedAnswers {
  /** Hears of an answer to an operation: what it says besides its data. */
  heard(operation: string, extensions: Readonly<Record<string, unknown>>): void;
  /** Since when, in milliseconds since 1970, what an operation shows is old; null when it is current. */
  since(operation: string): number | null;
  /** Calls back when an operation's data have become old or current. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The age in seconds of the oldest data in an answer; null where all of it is current. */
function oldestAge(extensions: Readonly<Record<string, unknown>>): number | null {
  const degraded = Array.isArray(extensions.degraded) ? extensions.degraded : [];
  const ages = degraded.map((one) => (isRecord(one) ? one.ageSeconds : null));
  const known = ages.filter((age): age is number => typeof age === 'number' && age >= 0);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Remembers, of each operation, how old its last answer was. */
export function createDegradedAnswers(clock: PageClock): DegradedAnswers {
  const store = createStore<Record<string, number | null>>(() => ({}));
  const since = (operation: string) => store.getState()[operation] ?? null;
  return {
    heard(operation, extensions) {
      const age = oldestAge(extensions);
      if (age === null && since(operation) === null) return;
      store.setState({ [operation]: age === null ? null : clock.now() - age * 1000 });
    },
    since,
    subscribe: store.subscribe,
  };
}

/** The memory of degraded answers for components; the app provides it. Without one all data are current. */
export const DegradedContext = createContext<DegradedAnswers>({
  heard: () => undefined,
  since: () => null,
  subscribe: () => () => undefined,
});

/** Since when what an operation shows is old, in milliseconds since 1970; null when it is current. */
export function useDegradedSince(operation: string): number | null {
  const answers = useContext(DegradedContext);
  // What was prerendered was current.
  return useSyncExternalStore(
    answers.subscribe,
    () => answers.since(operation),
    () => null,
  );
}
