import { formatCursor, parseCursor } from './cursor.ts';
import type { LiveEntry, LiveEvent } from './event.ts';

/** What happened after a cursor. With `gap` the log no longer reaches back to it and `events` is empty. */
export interface Missed {
  readonly gap: boolean;
  /** In order, oldest first. */
  readonly events: readonly LiveEvent[];
  /** Where the log stood when it was read. */
  readonly head: LogHead;
}

/** Where a log stands. */
export interface LogHead {
  readonly seq: number;
  readonly cursor: string;
}

/** The order of all live events. Reading is asynchronous so that a log outside the process fits. */
export interface LiveLog {
  /** The log's id, first part of its cursors. */
  readonly id: string;
  /** The last event known here. */
  head(): LogHead;
  /**
   * Writes entries whose state differs from the last one written for the same kind and id.
   * @returns the events written, in order
   */
  append(entries: readonly LiveEntry[]): Promise<readonly LiveEvent[]>;
  /**
   * What happened after a cursor.
   * @throws MalformedCursorError
   */
  after(cursor: string): Promise<Missed>;
  /** Calls back with all events of one append; returns how to stop it. */
  listen(listener: (events: readonly LiveEvent[]) => void): () => void;
}

/** How far a memory log reaches back. */
export interface LogReach {
  readonly entries: number;
  readonly ageMs: number;
}

/** A log in memory. It ends with the process: cursors of an earlier one find a gap. */
export class MemoryLog implements LiveLog {
  readonly id: string;
  readonly #reach: LogReach;
  readonly #clock: () => Date;
  readonly #listeners = new Set<(events: readonly LiveEvent[]) => void>();
  readonly #lastState = new Map<string, string>();
  #events: LiveEvent[] = [];
  #seq = 0;
  #forgottenUpTo = 0;

  /** @param id 4 to 32 lower-case letters or digits, new for every process */
  constructor(id: string, reach: LogReach, clock: () => Date) {
    this.id = id;
    this.#reach = reach;
    this.#clock = clock;
  }

  head(): LogHead {
    return { seq: this.#seq, cursor: formatCursor({ logId: this.id, seq: this.#seq }) };
  }

  async append(entries: readonly LiveEntry[]): Promise<readonly LiveEvent[]> {
    const at = this.#clock().getTime();
    const written = entries
      .filter((entry) => this.#isNews(entry))
      .map((entry): LiveEvent => {
        this.#seq += 1;
        return { ...entry, seq: this.#seq, cursor: formatCursor({ logId: this.id, seq: this.#seq }), at };
      });
    this.#events.push(...written);
    this.#forget(at);
    if (written.length > 0) {
      for (const listener of this.#listeners) {
        listener(written);
      }
    }
    return written;
  }

  async after(cursor: string): Promise<Missed> {
    const place = parseCursor(cursor);
    this.#forget(this.#clock().getTime());
    const head = this.head();
    if (place.logId !== this.id || place.seq < this.#forgottenUpTo || place.seq > this.#seq) {
      return { gap: true, events: [], head };
    }
    return { gap: false, events: this.#events.slice(place.seq - this.#forgottenUpTo), head };
  }

  listen(listener: (events: readonly LiveEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #isNews(entry: LiveEntry): boolean {
    const key = `${entry.kind}:${entry.id}`;
    if (this.#lastState.get(key) === entry.state) {
      return false;
    }
    this.#lastState.delete(key);
    this.#lastState.set(key, entry.state);
    for (const oldest of this.#lastState.keys()) {
      if (this.#lastState.size <= this.#reach.entries) {
        break;
      }
      this.#lastState.delete(oldest);
    }
    return true;
  }

  #forget(now: number): void {
    const firstFresh = this.#events.findIndex((event) => now - event.at <= this.#reach.ageMs);
    const byAge = firstFresh === -1 ? this.#events.length : firstFresh;
    const count = Math.max(byAge, this.#events.length - this.#reach.entries);
    if (count > 0) {
      this.#forgottenUpTo += count;
      this.#events = this.#events.slice(count);
    }
  }
}
