import type { FastifyBaseLogger } from 'fastify';

export type Background = ReturnType<typeof createBackground>;

/** Work that continues after a reply was sent. */
export function createBackground(logger: Pick<FastifyBaseLogger, 'error'>) {
  const tasks = new Set<Promise<void>>();
  return {
    /** Starts a task and logs its error. */
    run(name: string, task: () => Promise<void>) {
      const running = task()
        .catch((error: unknown) => logger.error({ err: error, task: name }, 'Work behind a reply failed'))
        .finally(() => tasks.delete(running));
      tasks.add(running);
    },
    /** Waits until no task is running. */
    idle: async () => {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}

/** Runs a task immediately and every `everyMs` until it is closed, but not while its last run lasts. */
export function keepRunning(
  task: () => Promise<void>,
  { everyMs, onFault }: { everyMs: number; onFault: (error: unknown) => void },
): { close(): Promise<void> } {
  let round: Promise<void> | null = null;
  const next = () => {
    round ??= task()
      .catch(onFault)
      .finally(() => {
        round = null;
      });
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
