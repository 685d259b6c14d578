/** Waits before the next try. Ends early when the browser comes back online or the page is looked at again. */
export type BackOff = (attempt: number) => Promise<void>;

const first = 500;
const longest = 30_000;
/** So many milliseconds after the network's return the waits are short: what was asked just before it fails late. */
const settling = 5_000;

/** How long to wait before try number `attempt` (from 0), in milliseconds: doubling, with half of it left to chance. */
export function backOffDelay(attempt: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempt, 10));
  return full / 2 + random() * (full / 2);
}

/** The back-off of a page in a browser. */
export function createBackOff(target: Window, random: () => number = Math.random): BackOff {
  let lastReturn = Number.NEGATIVE_INFINITY;
  target.addEventListener('online', () => {
    lastReturn = Date.now();
  });
  const delay = (attempt: number) => backOffDelay(Date.now() - lastReturn < settling ? 0 : attempt, random);

  return (attempt) =>
    new Promise((resolve) => {
      const end = () => {
        target.clearTimeout(timer);
        target.removeEventListener('online', end);
        target.document.removeEventListener('visibilitychange', endWhenSeen);
        resolve();
      };
      const endWhenSeen = () => {
        if (target.document.visibilityState === 'visible') end();
      };
      const timer = target.setTimeout(end, delay(attempt));
      target.addEventListener('online', end);
      target.document.addEventListener('visibilitychange', endWhenSeen);
    });
}
