/** How requests follow one another. */
export interface Pace {
  /** So many may be under way. */
  atOnce: number;
  /** So many milliseconds at least lie between two beginnings. */
  apart: number;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Makes a queue: what it is given begins in order, a few at once and some time apart. */
export function createRequestQueue({ atOnce, apart, wait }: Pace) {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let beginnings: Promise<void> = Promise.resolve();

  const enter = async (): Promise<void> => {
    if (underWay < atOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  };

  return async <T>(request: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      const turn = beginnings;
      beginnings = turn.then(() => wait(apart));
      await turn;
      return await request();
    } finally {
      leave();
    }
  };
}
