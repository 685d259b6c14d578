import type { BackOff, ErrorCode } from '@tipgraph/client';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { AppError } from './app-error.ts';

/** What failed because nobody answered, and is tried again until somebody does. All that waits is tried together. */
export interface RetryQueue {
  /** Calls back each time that it is worth another try. Returns how to stop. */
  subscribe(retry: () => void): () => void;
  /** Nobody answered; after a while without that the first wait is short again. */
  failed(): void;
  /** Tries at once, because somebody wishes it. */
  now(): void;
}

const outages: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UPSTREAM_OFFLINE', 'UPSTREAM_TIMEOUT']);

/** Whether a code says that nobody answered, the person's network or the service being away. */
export const isOutage = (code: ErrorCode): boolean => outages.has(code);

/** After so many milliseconds without a failure an outage is over. */
const calm = 60_000;

/** Sets the queue up; nothing is tried while nobody waits. */
export function createRetryQueue(backOff: Pick<BackOff, 'wait'>, now: () => number = Date.now): RetryQueue {
  const waiting = new Set<() => void>();
  let attempt = 0;
  let lastFailure = now();
  let isRunning = false;

  const tryAll = () => {
    for (const retry of [...waiting]) retry();
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (waiting.size > 0) {
      await backOff.wait(attempt);
      attempt += 1;
      tryAll();
    }
    isRunning = false;
  };

  return {
    subscribe(retry) {
      waiting.add(retry);
      void run();
      return () => waiting.delete(retry);
    },
    failed() {
      if (now() - lastFailure > calm) attempt = 0;
      lastFailure = now();
    },
    now: tryAll,
  };
}

/** The queue for components; the app provides it. Without it nothing is tried by itself. */
export const RetryQueueContext = createContext<RetryQueue>({
  subscribe: () => () => undefined,
  failed: () => undefined,
  now: () => undefined,
});

/** Retries by itself what failed because nobody answered, but not while that is under way. */
export function useAutoRetry(error: AppError | null, retry: () => void, isBusy: boolean): void {
  const queue = useContext(RetryQueueContext);
  const isWaiting = error !== null && isOutage(error.code) && !isBusy;
  const tryAgain = useEffectEvent(retry);
  useEffect(() => (isWaiting ? queue.subscribe(() => tryAgain()) : undefined), [isWaiting, queue]);
}
