/** A clock for the upstream that runs with the real one and can be moved ahead. */
export class TestClock {
  #aheadMs = 0;

  /** The time now; bound, so that it can be handed over as a plain function. */
  readonly now = (): Date => new Date(Date.now() + this.#aheadMs);

  /** Moves the clock ahead by some seconds. */
  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }
}
