/** How often a page that stays in view is a matter of a new look, in milliseconds. */
const every = 60_000;
/** A return is told by several events at once; within so many milliseconds they count as one. */
const together = 5_000;

/**
 * Calls back when somebody comes back to the page (its tab or window was behind another one, or the network was away)
 * and each minute while it is in view. Nothing is told while it is out of view or without a network. Returns how to
 * stop.
 */
export function onWindowFocus(target: Window, listener: () => void): () => void {
  const { document } = target;
  let last = Date.now();

  const look = () => {
    const now = Date.now();
    const isInView = document.visibilityState === 'visible' && target.navigator.onLine;
    if (!isInView || now - last < together) return;
    last = now;
    listener();
  };
  const timer = setInterval(look, every);
  target.addEventListener('focus', look);
  target.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    target.removeEventListener('focus', look);
    target.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
