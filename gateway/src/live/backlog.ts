import type { ListEvent } from './event.ts';

/** The events that wait for a group's slow members, bounded in number; what is given up leaves a gap. */
export class Backlog {
  readonly #maxEvents: number;
  #events: ListEvent[] = [];
  #givenUpTo = -1;
  #gapAt = -1;

  constructor(maxEvents: number) {
    this.#maxEvents = maxEvents;
  }

  /** The place beyond which nobody need be given anything. */
  get newest(): number {
    return Math.max(this.#gapAt, this.#events.at(-1)?.seq ?? -1);
  }

  /** Adds the next events; the oldest are given up when there are too many. */
  push(events: readonly ListEvent[]): void {
    this.#events.push(...events);
    const excess = this.#events.splice(0, Math.max(0, this.#events.length - this.#maxEvents));
    this.#givenUpTo = Math.max(this.#givenUpTo, excess.at(-1)?.seq ?? -1);
  }

  /** Whoever has not got beyond a place is to be told of a gap, also without an event. */
  markGap(seq: number): void {
    this.#gapAt = seq;
    this.#givenUpTo = seq;
  }

  /** The events after a place up to another, and whether some are missing. */
  between(from: number, upTo: number): { readonly events: readonly ListEvent[]; readonly gap: boolean } {
    const events = this.#events.filter(({ seq }) => seq > from && seq <= upTo);
    return { events, gap: from < this.#givenUpTo };
  }

  /** Drops the events up to a place that all members have reached. */
  dropUpTo(seq: number): void {
    this.#events = this.#events.filter((event) => event.seq > seq);
  }
}
