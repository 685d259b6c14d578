import { type AbortSignalLike, pause } from './timers.ts';

/** The delays between attempts. */
export interface BackOff {
  /** Waits before attempt number `attempt`, from 0, or until the signal is aborted. */
  wait(attempt: number, signal?: AbortSignalLike): Promise<void>;
  /** Ends all waits. */
  wake(): void;
  /**
   * Ends all waits because the network is back. Attempts then count from 0, one more for each 5 seconds: earlier requests
   * fail late, and a network works only some time after its interface.
   */
  networkBack(): void;
}

const minDelayMs = 500;
const maxDelayMs = 30_000;
const recoveryMs = 5_000;

/** Delay in ms: doubles with each attempt from 0, half of it is random. */
export function backOffDelay(attempt: number, random: () => number): number {
  const full = Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(attempt, 10));
  return full / 2 + random() * (full / 2);
}

export function createBackOff(random: () => number = Math.random): BackOff {
  const waits = new Set<() => void>();
  let networkBackAt = Number.NEGATIVE_INFINITY;

  const wake = () => {
    for (const end of [...waits]) end();
  };
  return {
    wait(attempt, signal) {
      // The device's clock may be set back meanwhile.
      const sinceBack = Math.max(0, Math.floor((Date.now() - networkBackAt) / recoveryMs));
      return pause(backOffDelay(Math.min(attempt, sinceBack), random), signal, waits);
    },
    wake,
    networkBack() {
      networkBackAt = Date.now();
      wake();
    },
  };
}
