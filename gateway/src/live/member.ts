import type { LogHead } from './log.ts';
import type { Sink } from './sink.ts';

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
