import { GraphError } from '@tipgraph/client';

/** Runs a load of code once for all who ask; after a failure the next one tries again. */
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

/** Code that could not be fetched because the network is away; only a page that is loaded anew surely asks for it again. */
export class CodeLoadError extends GraphError {
  constructor() {
    super('NETWORK', 'The code of a page could not be fetched');
  }
}

let isUnanswered = false;

/** Tells whether the graph's server could be reached the last time. */
export const noteAnswer = (isAnswered: boolean): void => {
  isUnanswered = !isAnswered;
};

/** Whether there is no network, as far as is known: a browser may count as online where nobody can be reached. */
export const isOffline = (): boolean => isUnanswered || globalThis.navigator?.onLine === false;

/** What a failed fetch of code is: the network's error while that is away, else as it was thrown. */
const toCodeLoadError = (thrown: unknown): unknown => (isOffline() ? new CodeLoadError() : thrown);
