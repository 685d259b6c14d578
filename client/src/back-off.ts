import { type AbortSignalLike, after } from './timers.ts';

/** How long to wait between tries. */
export interface BackOff {
  /** Waits before try number `attempt`, from 0, or until nobody needs it any more. */
  wait(attempt: number, signal?: AbortSignalLike): Promise<void>;
  /** Ends all waits, for example because somebody looks again. */
  wake(): void;
  /** Ends all waits because the network is back. For some seconds they are short then: what was asked before fails late. */
  networkBack(): void;
}

const first = 500;
const longest = 30_000;
const settling = 5_000;

/** How long to wait before try number `attempt` (from 0), in milliseconds: doubling, with half of it left to chance. */
export function backOffDelay(attempt: number, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempt, 10));
  return full / 2 + random() * (full / 2);
}

export function createBackOff(random: () => number = Math.random): BackOff {
  const waits = new Set<() => void>();
  let lastReturn = Number.NEGATIVE_INFINITY;

  const wake = () => {
    for (const end of [...waits]) end();
  };
  return {
    wait: (attempt, signal) =>
      new Promise((resolve) => {
        const end = () => {
          cancel();
          waits.delete(end);
          signal?.removeEventListener('abort', end);
          resolve();
        };
        const isSettling = Date.now() - lastReturn < settling;
        const cancel = after(backOffDelay(isSettling ? 0 : attempt, random), end);
        waits.add(end);
        signal?.addEventListener('abort', end);
      }),
    wake,
    networkBack() {
      lastReturn = Date.now();
      wake();
    },
  };
}
