/**
 * How many calls of a pool may be tried again: one for each so many calls, and a few at once after a quiet time. So an
 * upstream that fails for everybody gets at most that share of calls on top.
 */
export class RetryBudget {
  readonly #callsForOne: number;
  readonly #mostCalls: number;
  #calls: number;

  /** `mostAtOnce` second tries are there at the start, and are the most that are ever saved up. */
  constructor({ callsForOne, mostAtOnce }: { readonly callsForOne: number; readonly mostAtOnce: number }) {
    this.#callsForOne = callsForOne;
    this.#mostCalls = callsForOne * mostAtOnce;
    this.#calls = this.#mostCalls;
  }

  /** Counts a call. */
  count(): void {
    this.#calls = Math.min(this.#mostCalls, this.#calls + 1);
  }

  /** Takes a second try; false when there is none left. */
  take(): boolean {
    if (this.#calls < this.#callsForOne) return false;
    this.#calls -= this.#callsForOne;
    return true;
  }
}
