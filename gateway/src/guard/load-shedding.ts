import { codedError } from '../kit/errors.ts';

export interface LoadFigures {
  eventLoopDelayMs(): number;
  operations(): number;
}

/** Returns null when new work may start, else the seconds after which to retry. */
export type LoadShedding = () => number | null;

export const tooBusy = (retryAfter: number) =>
  codedError('RATE_LIMITED', 'The gateway has too much to do.', { retryAfter });

interface LoadSheddingOptions {
  /** 0 disables a limit. */
  readonly limits: { readonly maxDelayMs: number; readonly maxOperations: number };
  readonly figures: LoadFigures;
  /** From 0 up to 1; spreads the retries. */
  readonly random: () => number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly onChange: (isShedding: boolean) => void;
}

/** Retries are spread from 1 to this number of seconds. */
const maxWaitSeconds = 5;

/** Shedding is reported as over after this time without a rejection: at a limit, every other request may be rejected. */
const quietMs = 10_000;

/** Rejects new requests while the process is overloaded, so that running ones still finish in time. */
export function createLoadShedding(options: LoadSheddingOptions): LoadShedding {
  const { limits, figures, random, now, onChange } = options;
  const { maxDelayMs, maxOperations } = limits;
  /** Time of the last rejection; null when shedding is over. */
  let rejectedAt: number | null = null;

  return function secondsToWait(): number | null {
    const isBusy =
      (maxDelayMs > 0 && figures.eventLoopDelayMs() > maxDelayMs) ||
      (maxOperations > 0 && figures.operations() >= maxOperations);
    if (isBusy) {
      if (rejectedAt === null) onChange(true);
      rejectedAt = now();
      return 1 + Math.floor(random() * maxWaitSeconds);
    }
    if (rejectedAt !== null && now() - rejectedAt >= quietMs) {
      rejectedAt = null;
      onChange(false);
    }
    return null;
  };
}
