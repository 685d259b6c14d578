import { createContext, useContext, useSyncExternalStore } from 'react';

/** The page's clock: one timer for all labels, corrected by the server's time, in whole seconds. */
export interface PageClock {
  /** The server's time as far as known, in milliseconds since 1970, rounded down to a whole second. */
  now(): number;
  /** Calls back at the beginning of every second while anyone listens, many listeners in turns. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Tells the server's time at this moment, in milliseconds since 1970. */
  correct(serverNow: number): void;
}

/** What the clock needs of the page; tests give their own. */
export interface ClockSource {
  now(): number;
  setTimer(callback: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}

const browserSource: ClockSource = {
  now: () => Date.now(),
  setTimer: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimer: (timer) => window.clearTimeout(Number(timer)),
};

/** For so long the page may be busy with telling the time, in milliseconds. */
const SLICE_MS = 8;

/** Starts a clock. The timer runs only while someone listens, and fires just after each whole second. */
export function createPageClock(source: ClockSource = browserSource): PageClock {
  const listeners = new Set<() => void>();
  let offset = 0;
  let timer: unknown = null;

  const exact = () => source.now() + offset;
  const schedule = () => {
    timer = source.setTimer(tick, 1000 - (exact() % 1000));
  };
  const tick = () => {
    schedule();
    tell([...listeners]);
  };
  /** Tells in slices, so that the page answers between them however many listen. */
  const tell = (waiting: readonly (() => void)[], from = 0) => {
    const end = source.now() + SLICE_MS;
    for (let place = from; place < waiting.length; place += 1) {
      if (source.now() > end) {
        source.setTimer(() => tell(waiting, place), 0);
        return;
      }
      const listener = waiting[place];
      if (listener && listeners.has(listener)) listener();
    }
  };
  const stop = () => {
    source.clearTimer(timer);
    timer = null;
  };

  return {
    now: () => Math.floor(exact() / 1000) * 1000,
    subscribe(listener) {
      listeners.add(listener);
      if (timer === null) schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && timer !== null) stop();
      };
    },
    correct(serverNow) {
      offset = serverNow - source.now();
      if (timer === null) return;
      stop();
      tick();
    },
  };
}

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
