import { onlyOnce } from './only-once.ts';

/** A call's place in a bulkhead. */
export interface BulkheadPlace {
  /** Resolves when the call's turn has come, or when it has left; null when it may go at once. */
  readonly turn: Promise<void> | null;
  /** Gives the place to the next call; further times do nothing. */
  leave(): void;
}

interface BulkheadLimits {
  /** How many calls may be on their way at once. */
  readonly mostRunning: number;
  /** How many more may wait for a place. */
  readonly mostWaiting: number;
}

/** Keeps the calls of one group from taking every connection: so many run, so many wait in their order. */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: BulkheadLimits) {
    this.#limits = limits;
  }

  /** How many calls run and wait. */
  get size(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting.size };
  }

  /** Takes a place, or one in the queue; null when both are full. */
  enter(): BulkheadPlace | null {
    if (this.#running < this.#limits.mostRunning) {
      this.#running += 1;
      return { turn: null, leave: onlyOnce(() => this.#free()) };
    }
    if (this.#waiting.size >= this.#limits.mostWaiting) return null;
    let go = () => {};
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    this.#waiting.add(go);
    const leave = onlyOnce(() => {
      if (this.#waiting.delete(go)) go();
      else this.#free();
    });
    return { turn, leave };
  }

  /** Calls all who wait, past the bound; for a time when their turn is of no use, so that they leave at once. */
  callAll(): void {
    this.#running += this.#waiting.size;
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  #free(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
