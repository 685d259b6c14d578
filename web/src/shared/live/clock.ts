import { createContext, useContext, useSyncExternalStore } from 'react';

/** Maximum duration of a slice of listeners. */
const sliceMs = 8;

/**
 * The page's clock, in whole seconds of the server's time, with one timer for all listeners, which runs only while there are
 * listeners.
 */
export function createPageClock() {
  const listeners = new Set<() => void>();
  let offset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const exact = () => Date.now() + offset;
  const schedule = () => {
    timer = setTimeout(tick, 1000 - (exact() % 1000));
  };
  const tick = () => {
    schedule();
    notify([...listeners]);
  };
  /** Runs in slices, so that the page stays responsive with many listeners. */
  const notify = (waiting: readonly (() => void)[], from = 0) => {
    const end = Date.now() + sliceMs;
    for (let index = from; index < waiting.length; index += 1) {
      if (Date.now() > end) {
        setTimeout(() => notify(waiting, index), 0);
        return;
      }
      const listener = waiting[index];
      if (listener && listeners.has(listener)) listener();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    /** The estimated server time in milliseconds, rounded down to a whole second. */
    now: () => Math.floor(exact() / 1000) * 1000,
    /** Calls back at the start of every second. Many listeners run in slices. Returns an unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (timer === undefined) schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    /** Sets the current server time, in milliseconds. */
    correct(serverNow: number) {
      offset = serverNow - Date.now();
      if (timer === undefined) return;
      stop();
      tick();
    },
  };
}

export type PageClock = ReturnType<typeof createPageClock>;

export const ClockContext = createContext(createPageClock());

/**
 * Derives a value from the server's time in milliseconds, for example a countdown's label. The component renders again only when
 * the value changes.
 */
export function useNow<T extends string | number | boolean | null>(select: (now: number) => T): T {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, () => select(clock.now()));
}

/** The server's time in milliseconds, rounded down to a whole minute. */
export const useMinute = (): number => useNow((now) => now - (now % 60_000));
