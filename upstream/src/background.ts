import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after a reply was sent. */
export interface Background {
  /** Starts a task; one that fails is logged under its name. */
  run(name: string, task: () => Promise<void>): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
}

/** Keeps track of work behind replies, so that its faults are logged and the end of the process waits for it. */
export function createBackground(logger: Pick<FastifyBaseLogger, 'error'>): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(name, task) {
      const running = task()
        .catch((error: unknown) => logger.error({ err: error, task: name }, 'Work behind a reply failed'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

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
