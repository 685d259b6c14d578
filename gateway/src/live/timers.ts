/** Cancels what was planned; calling it again does nothing. */
export type Cancel = () => void;

/** The passing of time, injected so that tests are exact. */
export interface Timers {
  /** Milliseconds on a scale that never jumps; only differences mean anything. */
  now(): number;
  /** Runs `run` once after `ms` milliseconds; the wait keeps no process alive. */
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
