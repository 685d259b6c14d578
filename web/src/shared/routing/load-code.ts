import { GraphError } from '@tipgraph/client';

/** Memoizes a code load. After a failure, the next call retries. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().catch((thrown: unknown) => {
      running = null;
      throw toCodeLoadError(thrown);
    });
    return running;
  };
}

/** Code failed to load without a network. Only a page reload surely requests it again. */
export class CodeLoadError extends GraphError {
  constructor() {
    super('NETWORK', 'The code of a page failed to load');
  }
}

let isServerUnreachable = false;

/** Records whether the last request reached the server. */
export const setServerReachable = (isReachable: boolean): void => {
  isServerUnreachable = !isReachable;
};

/** Whether the network is unavailable. A browser may report to be online although the server is unreachable. */
export const isOffline = (): boolean => isServerUnreachable || globalThis.navigator?.onLine === false;

const toCodeLoadError = (thrown: unknown): unknown => (isOffline() ? new CodeLoadError() : thrown);
