import type { LiveEvent } from './event.ts';
import type { LogReach } from './log.ts';

/** The newest events of a log without a hole between them, bounded in number, and in age against the newest of them. */
export class EventWindow {
  readonly #reach: LogReach;
  #events: LiveEvent[] = [];
  #forgottenUpTo: number;

  /** @param start the place before the first event */
  constructor(reach: LogReach, start: number) {
    this.#reach = reach;
    this.#forgottenUpTo = start;
  }

  /** Takes the next events. */
  push(events: readonly LiveEvent[]): void {
    this.#events.push(...events);
    this.#forget();
  }

  /** All events after a place that is no later than the last one; null when it no longer reaches back so far. */
  after(seq: number): readonly LiveEvent[] | null {
    return seq < this.#forgottenUpTo ? null : this.#events.slice(seq - this.#forgottenUpTo);
  }

  #forget(): void {
    const newestAt = this.#events.at(-1)?.at ?? 0;
    const tooOld = this.#events.findIndex(({ at }) => newestAt - at <= this.#reach.ageMs);
    const count = Math.max(tooOld, this.#events.length - this.#reach.entries);
    if (count > 0) {
      this.#forgottenUpTo += count;
      this.#events = this.#events.slice(count);
    }
  }
}
