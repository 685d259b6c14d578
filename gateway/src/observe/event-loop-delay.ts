import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const sampleMs = 500;

/** Measures the event loop delay; does not keep the process alive. */
export function watchEventLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    // The histogram holds the time between two ticks, including the resolution.
    delayMs = histogram.count === 0 ? 0 : Math.max(0, histogram.mean / 1e6 - resolutionMs);
    histogram.reset();
  }, sampleMs);
  sampling.unref();
  return {
    /** The mean of the last half second. */
    ms: () => delayMs,
    close(): void {
      clearInterval(sampling);
      histogram.disable();
    },
  };
}
