/** The real clock plus an offset that tests increase. */
export class TestClock {
  #offsetMs = 0;

  /** Bound, so that it can be passed as a plain function. */
  readonly now = (): Date => new Date(Date.now() + this.#offsetMs);

  advance(seconds: number): void {
    this.#offsetMs += seconds * 1000;
  }
}
