import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the event loop runs what is due. */
export interface EventLoopDelay {
  /** The mean of the newest half second, in milliseconds. */
  ms(): number;
  close(): void;
}

const resolutionMs = 10;
const sampleMs = 500;

/** Begins to measure; keeps no process alive. */
export function watchEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    // What is measured is the time between two ticks of the resolution.
    delayMs = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolutionMs);
    histogram.reset();
  }, sampleMs);
  sampling.unref();
  return {
    ms: () => delayMs,
    close() {
      clearInterval(sampling);
      histogram.disable();
    },
  };
}
