/** Least time between two payloads to one client: at most four a second. */
export const throttleMs = 250;

/** When a client may get its next payload, over all of its subscriptions. Times are on the timers' scale. */
export class Throttle {
  #last = Number.NEGATIVE_INFINITY;

  /** When the next payload may go. */
  get readyAt(): number {
    return this.#last + throttleMs;
  }

  /** Says that a payload went. */
  took(now: number): void {
    this.#last = now;
  }
}
