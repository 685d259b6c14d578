import { createContext, useContext, useSyncExternalStore } from 'react';
import { createPageClock, type PageClock } from './clock.ts';

/** The page's clock for components; the app provides one, corrected by the server. */
export const ClockContext = createContext<PageClock>(createPageClock());

/**
 * Something derived from the current time, for example a countdown's label. `select` gets the server's time in
 * milliseconds since 1970 and returns a string, number or boolean; the component renders again only when that
 * result changes.
 */
export function useNow<T extends string | number | boolean | null>(select: (now: number) => T): T {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => select(clock.now()));
}
