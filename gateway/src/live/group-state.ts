import { LRUCache } from 'lru-cache';
import type { ListEvent } from './event.ts';
import { type LogHead, parseCursor } from './log.ts';
import { type Payload, type Sink, throttleMs } from './sink.ts';

/** Max. number of events in a replay; a longer one becomes a gap. */
export const maxReplay = 500;

/** A replay is charged one operation per this number of logged events. */
const eventsPerCharge = 50;

/** Additional operations that a replay is charged, by the number of events after its cursor. */
export function replayCharge(after: string | null, head: LogHead): number {
  if (after === null) return 0;
  const position = parseCursor(after);
  if (position.logId !== parseCursor(head.cursor).logId) return 0;
  return Math.floor(Math.min(Math.max(0, head.seq - position.seq), maxReplay) / eventsPerCharge);
}

const defaultMaxBytes = 32 * 1024 * 1024;

interface CachedReplay {
  readonly payload: Promise<Payload | null>;
  /** Aborts the creation of the payload; null once it exists. */
  readonly signal: AbortSignal | null;
}

/** Approximate memory of a cached replay without its payload. */
const replayOverhead = 500;

/** Caches the latest replays, so that members of a group that missed the same events share one payload. */
export class Replays {
  readonly #replays: LRUCache<string, CachedReplay>;

  constructor(maxBytes = defaultMaxBytes) {
    this.#replays = new LRUCache({ maxSize: maxBytes });
  }

  /**
   * Returns a cached payload or creates it; null when nothing was missed. A failed one is not cached.
   * @param signal aborts the creation; an aborted one is not shared
   */
  of(key: string, signal: AbortSignal, create: () => Promise<Payload | null>): Promise<Payload | null> {
    const cached = this.#replays.get(key);
    if (cached !== undefined && cached.signal?.aborted !== true) return cached.payload;
    const payload = create();
    const replay = { payload, signal };
    this.#replays.set(key, replay, { size: replayOverhead });
    const isCached = () => this.#replays.peek(key) === replay;
    payload.then(
      (created) => {
        const size = replayOverhead + (created?.byteLength ?? 0);
        if (isCached()) this.#replays.set(key, { payload, signal: null }, { size });
      },
      () => isCached() && this.#replays.delete(key),
    );
    return payload;
  }
}

/** A bounded buffer of events for a group's slow members. Dropped events become a gap. */
export class Backlog {
  readonly #maxEvents: number;
  #events: ListEvent[] = [];
  #droppedUpTo = -1;
  #gapAt = -1;

  constructor(maxEvents: number) {
    this.#maxEvents = maxEvents;
  }

  /** Members that have passed this position need nothing. */
  get lastSeq(): number {
    return Math.max(this.#gapAt, this.#events.at(-1)?.seq ?? -1);
  }

  /** Adds events; drops the oldest ones above the limit. */
  push(events: readonly ListEvent[]): void {
    this.#events.push(...events);
    const excess = this.#events.splice(0, Math.max(0, this.#events.length - this.#maxEvents));
    this.#droppedUpTo = Math.max(this.#droppedUpTo, excess.at(-1)?.seq ?? -1);
  }

  /** Members that have not passed this position get a gap notice, also without an event. */
  markGap(seq: number): void {
    this.#gapAt = seq;
    this.#droppedUpTo = seq;
  }

  /** The events after `from` up to `upTo`. `gap` says whether some are missing. */
  between(from: number, upTo: number): { readonly events: readonly ListEvent[]; readonly gap: boolean } {
    const events = this.#events.filter(({ seq }) => seq > from && seq <= upTo);
    return { events, gap: from < this.#droppedUpTo };
  }

  /** Drops events that all members have got. */
  dropUpTo(seq: number): void {
    this.#events = this.#events.filter((event) => event.seq > seq);
  }
}

export interface Membership {
  /** Leaves the group; returns the cursor to resume after. */
  leave(): string;
}

/** One subscription in a group. */
export class Member implements Membership {
  readonly sink: Sink;
  /** The position that the client has reached, also as `cursor`. */
  seq: number;
  cursor: string;
  /** Aborts the replay; null when the member is not catching up. */
  catchingUp: AbortController | null = null;
  left = false;
  readonly #remove: (member: Member) => void;

  /** @param remove removes a member from the group; shared by all members */
  constructor(sink: Sink, position: LogHead, remove: (member: Member) => void) {
    this.sink = sink;
    this.seq = position.seq;
    this.cursor = position.cursor;
    this.#remove = remove;
  }

  leave(): string {
    this.#remove(this);
    return this.cursor;
  }

  /** When the next payload may be sent. A slow client gets mergeable ones later, in one. */
  readyAt(now: number, newestWins: boolean): number {
    return newestWins && !this.sink.isWritable() ? now + throttleMs : this.sink.throttle.readyAt;
  }

  /** @param payload null when the position needs none */
  deliver(position: LogHead, payload: Payload | null): void {
    if (this.left) return;
    this.seq = position.seq;
    this.cursor = position.cursor;
    if (payload !== null) this.sink.deliver(payload);
  }
}
