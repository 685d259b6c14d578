import type { LiveKind } from '../domains/live-source.ts';
import { badUserInput } from '../kit/errors.ts';
import type { LiveEntry, LiveEvent } from './event.ts';

/** What happened after a cursor. With `gap` the log no longer reaches back to it and `events` is empty. */
export interface Missed {
  readonly gap: boolean;
  /** In order, oldest first. */
  readonly events: readonly LiveEvent[];
  /** Where the log stood when it was read. */
  readonly head: LogHead;
}

/** Where a log stands. Places grow, also from a lost log to the next. */
export interface LogHead {
  readonly seq: number;
  /** Of no log as long as the log is not open. */
  readonly cursor: string;
}

/** Who follows a log. */
export interface LogListener {
  events(events: readonly LiveEvent[]): void;
  /** The log was lost, or moved on while nobody could read it: whatever came before `head` may be missing. */
  lost(head: LogHead): void;
}

/** How far a log reaches back. */
export interface LogReach {
  readonly entries: number;
  readonly ageMs: number;
}

/**
 * The order of all live events, as one gateway reads it. It is open from when every list was read for the first time:
 * what changed before that is no event.
 */
export interface LiveLog {
  /** The last event known here. */
  head(): LogHead;
  /**
   * What happened after a cursor. Waits until the log is open and is known here as far as the cursor, but no longer than
   * until the signal fires; then it says a gap.
   * @throws GraphQLError BAD_USER_INPUT for a text that is no cursor
   */
  after(cursor: string, signal?: AbortSignal): Promise<Missed>;
  /** Returns how to stop it. */
  listen(listener: LogListener): () => void;
}

/** What the watcher knows of a list. */
export interface Checkpoint {
  readonly states: ReadonlyMap<number, string>;
  readonly highestId: number;
}

/** What a reading of a list has shown. */
export interface CheckpointUpdate {
  /** Changes to be told, in their order. */
  readonly news: readonly LiveEntry[];
  /** All states that are new, of the news and of what is no news. */
  readonly changed: ReadonlyMap<number, string>;
  /** Ids whose state need not be known any more. */
  readonly forgotten: readonly number[];
  readonly highestId: number;
}

/** What the watcher keeps: the log, and next to it what it has seen, so that whoever watches next goes on from there. */
export interface Ledger {
  /** What was last recorded of a list; null before its first reading. */
  load(kind: LiveKind): Promise<Checkpoint | null>;
  /**
   * Records a reading: its news, as far as their state differs from the last one recorded, and its states, both or
   * neither. The log opens with the first reading of the last kind.
   */
  save(kind: LiveKind, update: CheckpointUpdate): Promise<void>;
}

/** A place in a log. */
export interface LogPlace {
  readonly logId: string;
  readonly seq: number;
}

const pattern = /^([a-z0-9]{4,32})-(0|[1-9]\d{0,14})$/;

/** Writes a place as the text that clients keep. */
export function formatCursor(place: LogPlace): string {
  return `${place.logId}-${place.seq}`;
}

/** Reads a client's cursor. @throws GraphQLError BAD_USER_INPUT for any other text */
export function parseCursor(text: string): LogPlace {
  const [, logId, seq] = pattern.exec(text) ?? [];
  if (logId === undefined || seq === undefined) throw badUserInput('The cursor is malformed.');
  return { logId, seq: Number(seq) };
}

export class Signal {
  readonly #waiting = new Set<() => void>();

  /** Resolves at the next change, or as soon as the signal has fired: then nothing of who waited is kept. */
  next(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      if (signal?.aborted) {
        resolve();
        return;
      }
      this.#waiting.add(wake);
      signal?.addEventListener('abort', wake);
    });
  }

  notify(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

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
