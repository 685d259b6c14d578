/** Cancels a timer; calling it again does nothing. */
export type Cancel = () => void;

/** Injected so that tests control the time. */
export interface Timers {
  readonly clock: () => Date;
  /** Monotonic milliseconds with an arbitrary origin. */
  now(): number;
  /** Runs `run` once; the timer does not keep the process alive. */
  after(ms: number, run: () => void): Cancel;
}

/** The delay after a number of failures: doubled by each, at most a minute. `random` shortens it by up to half. */
export const backOffMs = (baseMs: number, failures: number, random: () => number): number =>
  Math.min(60_000, baseMs * 2 ** Math.min(failures, 16)) * (0.5 + random() / 2);

export const systemTimers: Timers = {
  clock: () => new Date(),
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
