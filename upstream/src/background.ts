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

/**
 * Runs items in order, `maxRunning` at a time. Items that find `maxWaiting` others waiting are dropped, with one line in the
 * log until the queue is empty.
 * @param run must not reject
 */
export function createQueue<Item>(
  run: (item: Item) => Promise<void>,
  { name, maxRunning, maxWaiting }: { name: string; maxRunning: number; maxWaiting: number },
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) {
  const background = createBackground(logger);
  const waiting: Item[] = [];
  let running = 0;
  let isDropping = false;

  const runWaiting = async () => {
    running += 1;
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
    running -= 1;
    isDropping = false;
  };

  return {
    add(item: Item) {
      if (waiting.length < maxWaiting) {
        waiting.push(item);
        if (running < maxRunning) background.run(name, runWaiting);
      } else if (!isDropping) {
        isDropping = true;
        logger.warn({ queue: name, waiting: maxWaiting }, 'A queue is full: further items are dropped');
      }
    },
    /** Drops the waiting items. */
    clear() {
      waiting.length = 0;
    },
    /** Waits until no item is waiting or running. */
    idle: background.idle,
  };
}

/**
 * Runs a task immediately, or with `isDelayed` after `everyMs`, and then every `everyMs` until it is closed, but not while its
 * last run lasts.
 */
export function keepRunning(
  task: () => Promise<void>,
  options: { everyMs: number; onFault: (error: unknown) => void; isDelayed?: boolean },
): { close(): Promise<void> } {
  const { everyMs, onFault, isDelayed = false } = options;
  let round: Promise<void> | null = null;
  const next = () => {
    round ??= task()
      .catch(onFault)
      .finally(() => {
        round = null;
      });
  };
  if (!isDelayed) next();
  const timer = setInterval(next, everyMs);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
