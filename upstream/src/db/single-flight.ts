/**
 * Runs a reading one at a time. Whoever asks while one is under way waits for it to end and shares the next with all
 * others who wait, so that many who ask at once cost two runs, and nobody is answered with what was read before they asked.
 */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  return () => {
    next ??= underWay.then(() => {
      next = null;
      const running = run();
      underWay = running.catch(() => null);
      return running;
    });
    return next;
  };
}
