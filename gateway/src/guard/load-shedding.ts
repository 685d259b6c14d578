import { codedError } from '../kit/errors.ts';

/** How busy the process is. */
export interface LoadFigures {
  eventLoopDelayMs(): number;
  operations(): number;
}

interface LoadLimits {
  /** Past this delay nothing new is begun; 0 for any delay. */
  readonly maxDelayMs: number;
  /** With so many operations running no further one is begun; 0 for any number. */
  readonly maxOperations: number;
}

/** Null where something new may begin, else the seconds after which to come again. */
export type LoadShedding = () => number | null;

/** What is said to those who are sent away. */
export const tooBusy = (retryAfter: number) =>
  codedError('RATE_LIMITED', 'The gateway has too much to do.', { retryAfter });

interface LoadSheddingOptions {
  readonly limits: LoadLimits;
  readonly figures: LoadFigures;
  /** From 0 up to 1, so that those who are sent away do not come back all at once. */
  readonly random: () => number;
  /** Told when requests begin to be sent away, and when the first one passes again. */
  readonly onChange: (isShedding: boolean) => void;
}

/** Seconds after which somebody who is sent away may come again: from 1 to 5. */
const maxWaitS = 5;

/**
 * Makes the guard that sends requests away while the process has too much to do, so that what it has begun still ends in
 * time.
 */
export function createLoadShedding({ limits, figures, random, onChange }: LoadSheddingOptions): LoadShedding {
  const { maxDelayMs, maxOperations } = limits;
  let isShedding = false;

  return function secondsToWait(): number | null {
    const isBusy =
      (maxDelayMs > 0 && figures.eventLoopDelayMs() > maxDelayMs) ||
      (maxOperations > 0 && figures.operations() >= maxOperations);
    if (isBusy !== isShedding) {
      isShedding = isBusy;
      onChange(isBusy);
    }
    return isBusy ? 1 + Math.floor(random() * maxWaitS) : null;
  };
}
