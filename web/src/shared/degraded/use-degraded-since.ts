import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DegradedAnswers } from './degraded-answers.ts';

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
