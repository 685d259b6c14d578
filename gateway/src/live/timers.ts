/** Cancels what was planned; calling it again does nothing. */
export type Cancel = () => void;

/** The passing of time, injected so that tests are exact. */
export interface Timers {
  /** Runs `run` once after `ms` milliseconds; the wait keeps no process alive. */
  after(ms: number, run: () => void): Cancel;
}

/** The real timers. */
export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
