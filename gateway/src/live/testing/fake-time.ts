import type { Timers } from '../timers.ts';

interface Planned {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock and timers that move only when a test says so. */
export class FakeTime implements Timers {
  #now: number;
  #order = 0;
  readonly #planned = new Set<Planned>();

  /** @param start where the clock stands, ISO 8601 */
  constructor(start = '2026-03-14T12:00:00.000Z') {
    this.#now = Date.parse(start);
  }

  readonly clock = (): Date => new Date(this.#now);

  get pending(): number {
    return this.#planned.size;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const planned = { due: this.#now + ms, order: this.#order++, run };
    this.#planned.add(planned);
    return () => {
      this.#planned.delete(planned);
    };
  }

  /** Moves the clock on by `ms`, running what falls due in order and letting promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#planned.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.run();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): Planned | undefined {
    return [...this.#planned]
      .filter((planned) => planned.due <= end)
      .sort((a, b) => a.due - b.due || a.order - b.order)[0];
  }
}

/** Lets every promise that can settle without input or output do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
