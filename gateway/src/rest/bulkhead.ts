export interface BulkheadLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  /** How many of them may be one caller's; all when absent. */
  readonly maxRunningPerCaller?: number;
  readonly maxWaitingPerCaller?: number;
}

class Line {
  running = 0;
  /** Made when one has to wait. */
  waiting: Set<() => void> | null = null;

  get size(): number {
    return this.waiting?.size ?? 0;
  }
}

const notWaiting = () => {};

/** A call's place in a bulkhead. */
export class BulkheadPlace {
  #isOver = false;

  constructor(
    readonly bulkhead: Bulkhead,
    readonly caller: string,
    readonly line: Line,
    /** Resolves when the call's turn has come, or when it has left; null when it may go at once. */
    readonly turn: Promise<void> | null = null,
    /** Ends the wait for its turn. */
    readonly go = notWaiting,
  ) {}

  /** Gives the place to the next call; further times do nothing. */
  release(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.bulkhead.leave(this);
  }
}

/**
 * Keeps the calls of one group from taking every connection, and those of one caller from taking the whole group: so many
 * run, so many wait. Callers take turns, and the calls of one go in their order.
 */
export class Bulkhead {
  readonly #limits: BulkheadLimits;
  readonly #ofOne: { readonly running: number; readonly waiting: number };
  /** By caller, whose turn is next first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(limits: BulkheadLimits) {
    const { maxRunning, maxWaiting, maxRunningPerCaller, maxWaitingPerCaller } = limits;
    this.#limits = limits;
    this.#ofOne = { running: maxRunningPerCaller ?? maxRunning, waiting: maxWaitingPerCaller ?? maxWaiting };
  }

  get size(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Takes a place, or one in the queue; null when both are full, or the caller's share of them. */
  enter(caller: string): BulkheadPlace | null {
    const line = this.#lines.get(caller) ?? new Line();
    if (this.#running < this.#limits.maxRunning && line.running < this.#ofOne.running) {
      this.#lines.set(caller, line);
      this.#run(line);
      return new BulkheadPlace(this, caller, line);
    }
    if (this.#waiting >= this.#limits.maxWaiting || line.size >= this.#ofOne.waiting) return null;
    this.#lines.set(caller, line);
    let go = () => {};
    const turn = new Promise<void>((resolve) => {
      go = resolve;
    });
    line.waiting ??= new Set();
    line.waiting.add(go);
    this.#waiting += 1;
    return new BulkheadPlace(this, caller, line, turn, go);
  }

  /** Takes back a place; only a place calls this, and once. */
  leave({ caller, line, go }: Pick<BulkheadPlace, 'caller' | 'line' | 'go'>): void {
    if (line.waiting?.delete(go) !== true) {
      this.#free(caller, line);
      return;
    }
    this.#waiting -= 1;
    this.#forgetIfEmpty(caller, line);
    go();
  }

  /** Calls all who wait, past the bound; for a time when their turn is of no use, so that they leave at once. */
  callAll(): void {
    for (const line of this.#lines.values()) {
      for (const go of line.waiting ?? []) {
        this.#run(line);
        go();
      }
      line.waiting = null;
    }
    this.#waiting = 0;
  }

  #run(line: Line): void {
    line.running += 1;
    this.#running += 1;
  }

  #free(caller: string, line: Line): void {
    line.running -= 1;
    this.#running -= 1;
    this.#forgetIfEmpty(caller, line);
    if (this.#waiting > 0 && this.#running < this.#limits.maxRunning) this.#callNext();
  }

  #callNext(): void {
    for (const [caller, line] of this.#lines) {
      const [go] = line.waiting ?? [];
      if (go === undefined || line.running >= this.#ofOne.running) continue;
      line.waiting?.delete(go);
      this.#waiting -= 1;
      this.#run(line);
      // To the end of the row.
      this.#lines.delete(caller);
      this.#lines.set(caller, line);
      go();
      return;
    }
  }

  #forgetIfEmpty(caller: string, line: Line): void {
    if (line.running === 0 && line.size === 0) this.#lines.delete(caller);
  }
}
