/**
 * How many calls of a pool may be tried again: one for each so many calls, and a few at once after a quiet time. So an
 * upstream that fails for everybody gets at most that share of calls on top.
 */
export class RetryBudget {
  readonly #callsPerRetry: number;
  readonly #maxCalls: number;
  #calls: number;

  /** `maxAtOnce` retries are there at the start, and are the most that are ever saved up. */
  constructor({ callsPerRetry, maxAtOnce }: { readonly callsPerRetry: number; readonly maxAtOnce: number }) {
    this.#callsPerRetry = callsPerRetry;
    this.#maxCalls = callsPerRetry * maxAtOnce;
    this.#calls = this.#maxCalls;
  }

  /** Counts a call. */
  count(): void {
    this.#calls = Math.min(this.#maxCalls, this.#calls + 1);
  }

  /** Takes a retry; false when there is none left. */
  take(): boolean {
    if (this.#calls < this.#callsPerRetry) return false;
    this.#calls -= this.#callsPerRetry;
    return true;
  }
}
