/** Runs a load once for all who ask; after a failure the next one tries again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().catch((thrown: unknown) => {
      running = null;
      throw thrown;
    });
    return running;
  };
}
