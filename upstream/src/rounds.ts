/** Runs a task now and again every so many milliseconds, one at a time, until it is closed. */
export function keepRunning(
  task: () => Promise<void>,
  { everyMs, onFault }: { everyMs: number; onFault: (error: unknown) => void },
): { close(): Promise<void> } {
  let round = Promise.resolve();
  const next = () => {
    round = round.then(task).catch(onFault);
  };
  next();
  const timer = setInterval(next, everyMs);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
