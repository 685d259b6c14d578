/** What waits for a pause waits at most so long, in milliseconds. */
const longest = 1000;

/** Safari has no idle callbacks; there a moment after the first drawing does. */
const moment = 200;

/** Calls once when the browser has a pause. Returns how to give up waiting. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, moment);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: longest });
  return () => window.cancelIdleCallback(request);
}
