import type { Timers } from '../timers.ts';

interface ScheduledTimer {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock and timers that move only by `advance`, the clock also by `setClockBack`. */
export class FakeTime implements Timers {
  #now: number;
  #behind = 0;
  #order = 0;
  readonly #timers = new Set<ScheduledTimer>();

  /** @param start ISO 8601 */
  constructor(start = '2026-03-14T12:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  readonly clock = (): Date => new Date(this.#now - this.#behind);

  setClockBack(ms: number): void {
    this.#behind += ms;
  }

  get pending(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { due: this.#now + ms, order: this.#order++, run };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** Moves the clock by `ms`. Runs due timers in order and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): ScheduledTimer | undefined {
    return [...this.#timers]
      .filter((timer) => timer.due <= end)
      .sort((a, b) => a.due - b.due || a.order - b.order)[0];
  }
}

/** Lets all promises settle that do not wait for I/O. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
