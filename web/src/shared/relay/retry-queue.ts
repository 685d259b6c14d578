import type { BackOff, ErrorCode } from '@tipgraph/client';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { AppError } from './app-error.ts';

const outages: ReadonlySet<ErrorCode> = new Set(['NETWORK', 'UPSTREAM_OFFLINE', 'UPSTREAM_TIMEOUT']);

/** Whether a code means that the network or the service is unavailable. */
export const isOutage = (code: ErrorCode): boolean => outages.has(code);

/** Whether a change that failed with a code may have been saved: its response is lost, or cannot be read. */
export const isUnconfirmed = (code: ErrorCode): boolean => isOutage(code) || code === 'BAD_UPSTREAM_RESPONSE';

/** An outage is over after this time without a failure. */
const outageEndMs = 60_000;

/** Retries requests that failed in an outage, all together, until they are unsubscribed. */
export function createRetryQueue(backOff: Pick<BackOff, 'wait'>) {
  const waiting = new Set<() => void>();
  let attempt = 0;
  let lastFailure = Date.now();
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
    /** Calls back on each attempt. Returns an unsubscribe function. */
    subscribe(retry: () => void): () => void {
      waiting.add(retry);
      void run();
      return () => waiting.delete(retry);
    },
    /** Records a failure. After a minute without one the delay is reset. */
    failed() {
      if (Date.now() - lastFailure > outageEndMs) attempt = 0;
      lastFailure = Date.now();
    },
    now: tryAll,
  };
}

/** Without a provider, in prerendering, nothing is retried. */
export const RetryQueueContext = createContext(
  createRetryQueue({ wait: () => new Promise(() => undefined) }),
);

/** Retries after an outage, except while a retry is running. */
export function useAutoRetry(error: AppError | null, retry: () => void, isBusy: boolean): void {
  const queue = useContext(RetryQueueContext);
  const isWaiting = error !== null && isOutage(error.code) && !isBusy;
  const onRetry = useEffectEvent(retry);
  useEffect(() => (isWaiting ? queue.subscribe(() => onRetry()) : undefined), [isWaiting, queue]);
}
