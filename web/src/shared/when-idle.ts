const timeoutMs = 1000;
/** For Safari, which has no idle callbacks. */
const fallbackDelayMs = 200;

/** Calls back once when the browser is idle. Returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(request);
}
