/** Cancels a timer; calling it again does nothing. */
export type Cancel = () => void;

/** Injected so that tests control the time. */
export interface Timers {
  /** Monotonic milliseconds with an arbitrary origin. */
  now(): number;
  /** Runs `run` once; the timer does not keep the process alive. */
  after(ms: number, run: () => void): Cancel;
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
