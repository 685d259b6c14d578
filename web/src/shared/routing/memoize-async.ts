import { toCodeFault } from './code-fault.ts';

/** Runs a load of code once for all who ask; after a failure the next one tries again. */
export function memoizeAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().catch((thrown: unknown) => {
      running = null;
      throw toCodeFault(thrown);
    });
    return running;
  };
}
