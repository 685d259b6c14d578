import type { ListEvent } from './event.ts';
import { type LogHead, parseCursor } from './log.ts';
import type { Payload, Sink } from './sink.ts';

/** How many events a replay carries at most; one that would need more is a gap. */
export const maxReplay = 500;

/** For so many events of the log a replay counts as one more operation. */
const eventsOfOne = 50;

/** How many operations more a replay counts as: by what the log holds after its cursor, up to the longest replay. */
export function replayCharge(after: string | null, head: LogHead): number {
  if (after === null) return 0;
  const place = parseCursor(after);
  if (place.logId !== parseCursor(head.cursor).logId) return 0;
  return Math.floor(Math.min(Math.max(0, head.seq - place.seq), maxReplay) / eventsOfOne);
}

const maxReplays = 1000;

/** What members of a group missed between two places of the log, so that all who missed the same share one payload. */
export class Replays {
  readonly #made = new Map<string, Promise<Payload | null>>();

  /** The payload for two places, made when it is not known; null when nothing was missed. One that failed is made anew. */
  of(places: string, make: () => Promise<Payload | null>): Promise<Payload | null> {
    const known = this.#made.get(places);
    if (known !== undefined) return known;
    if (this.#made.size >= maxReplays) this.#made.clear();
    const payload = make();
    this.#made.set(places, payload);
    payload.catch(() => this.#made.delete(places));
    return payload;
  }

  /** Forgets all: places to come differ. */
  clear(): void {
    this.#made.clear();
  }
}

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

/** A client's way out of a group. */
export interface Membership {
  /** Ends the payloads; returns the cursor after which to resume. */
  leave(): string;
}

/** One client's place in a group. */
export class Member implements Membership {
  readonly sink: Sink;
  /** Up to here the client has got everything; the cursor says the same. */
  seq: number;
  cursor: string;
  /** Ends the wait for what it missed; null when it is not catching up. */
  catchingUp: AbortController | null = null;
  left = false;
  readonly #remove: (member: Member) => void;

  /** @param remove takes a member out of the group; all members share it */
  constructor(sink: Sink, place: LogHead, remove: (member: Member) => void) {
    this.sink = sink;
    this.seq = place.seq;
    this.cursor = place.cursor;
    this.#remove = remove;
  }

  leave(): string {
    this.#remove(this);
    return this.cursor;
  }
}
