import type { LiveEvent } from './event.ts';
import type { LogReach } from './log.ts';

/** The newest events of a log without a hole between them, bounded in number and age. */
export class EventWindow {
  readonly #reach: LogReach;
  readonly #clock: () => Date;
  #events: LiveEvent[] = [];
  #forgottenUpTo: number;

  /** @param start the place before the first event */
  constructor(reach: LogReach, clock: () => Date, start: number) {
    this.#reach = reach;
    this.#clock = clock;
    this.#forgottenUpTo = start;
  }

  /** Takes the next events. */
  push(events: readonly LiveEvent[]): void {
    this.#events.push(...events);
    this.#forget();
  }

  /** All events after a place that is no later than the last one; null when it no longer reaches back so far. */
  after(seq: number): readonly LiveEvent[] | null {
    this.#forget();
    return seq < this.#forgottenUpTo ? null : this.#events.slice(seq - this.#forgottenUpTo);
  }

  #forget(): void {
    const now = this.#clock().getTime();
    const firstFresh = this.#events.findIndex((event) => now - event.at <= this.#reach.ageMs);
    const byAge = firstFresh === -1 ? this.#events.length : firstFresh;
    const count = Math.max(byAge, this.#events.length - this.#reach.entries);
    if (count > 0) {
      this.#forgottenUpTo += count;
      this.#events = this.#events.slice(count);
    }
  }
}
