/**
 * Runs a function one at a time. All calls during a run share the next run, so that many concurrent calls cost two runs and
 * no call gets a result that was read before it.
 */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  return () => {
    next ??= current.then(() => {
      next = null;
      const running = run();
      current = running.catch(() => null);
      return running;
    });
    return next;
  };
}
