/** How busy the process is. */
export interface LoadFigures {
  /** How late the event loop runs what is due, in milliseconds. */
  eventLoopDelayMs(): number;
  /** How many operations run. */
  operations(): number;
}

interface LoadLimits {
  /** Past this delay nothing new is begun; 0 for any delay. */
  readonly mostDelayMs: number;
  /** With so many operations running no further one is begun; 0 for any number. */
  readonly mostOperations: number;
}

interface LoadSheddingOptions {
  readonly limits: LoadLimits;
  readonly figures: LoadFigures;
  /** From 0 up to 1, so that those who are sent away do not come back all at once. */
  readonly random: () => number;
  /** Told when requests begin to be sent away, and when the first one passes again. */
  readonly onChange: (isShedding: boolean) => void;
}

/** Seconds after which somebody who is sent away may come again: from 1 to 5. */
const longestWaitS = 5;

/**
 * Makes the guard that sends requests away while the process has too much to do, so that what it has begun still ends in
 * time. Gives null for one that may begin, else the seconds after which to come again.
 */
export function createLoadShedding({ limits, figures, random, onChange }: LoadSheddingOptions) {
  const { mostDelayMs, mostOperations } = limits;
  let isShedding = false;

  return function secondsToWait(): number | null {
    const isBusy =
      (mostDelayMs > 0 && figures.eventLoopDelayMs() > mostDelayMs) ||
      (mostOperations > 0 && figures.operations() >= mostOperations);
    if (isBusy !== isShedding) {
      isShedding = isBusy;
      onChange(isBusy);
    }
    return isBusy ? 1 + Math.floor(random() * longestWaitS) : null;
  };
}
