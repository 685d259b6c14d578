import { randomBytes } from 'node:crypto';
import type { LiveKind } from '../domains/live-source.ts';
import { badUserInput } from '../kit/errors.ts';
import type { LiveEntry, LiveEvent } from './event.ts';

/** The events after a cursor. With `gap` the log no longer reaches back to it and `events` is empty. */
export interface LogSlice {
  readonly gap: boolean;
  /** Oldest first. */
  readonly events: readonly LiveEvent[];
  /** The head of the log at the time of the read. */
  readonly head: LogHead;
}

/** The last position of a log. Positions grow, also from a lost log to the next. */
export interface LogHead {
  readonly seq: number;
  /** `noLogCursor` until the log is open. */
  readonly cursor: string;
}

export interface LogListener {
  events(events: readonly LiveEvent[]): void;
  /** The log was lost or could not be read for a time: events before `head` may be missing. */
  lost(head: LogHead): void;
}

export interface LogReach {
  readonly entries: number;
  readonly ageMs: number;
}

/**
 * All live events in order, as one gateway reads them. The log opens when every list has been read once; earlier
 * changes are no events.
 */
export interface LiveLog {
  /** The last event read by this gateway. */
  head(): LogHead;
  /**
   * Returns the events after a cursor. Waits until the log is open and read up to the cursor; a gap when the signal
   * is aborted earlier.
   * @throws GraphQLError BAD_USER_INPUT for a malformed cursor
   */
  after(cursor: string, signal?: AbortSignal): Promise<LogSlice>;
  listen(listener: LogListener): void;
}

/** The stored states of a list by id, least recently seen first. */
export interface Checkpoint {
  readonly states: ReadonlyMap<number, string>;
  readonly highestId: number;
}

export interface CheckpointUpdate {
  /** Changes to publish, in order. */
  readonly entries: readonly LiveEntry[];
  /** All changed states, published or not. */
  readonly changed: ReadonlyMap<number, string>;
  /** Ids whose state to delete. */
  readonly evicted: readonly number[];
  readonly highestId: number;
}

/** The watcher's write access to the log and the stored states, from which the next leader continues. */
export interface Ledger {
  /** Returns null before the list's first reading. */
  load(kind: LiveKind): Promise<Checkpoint | null>;
  /**
   * Stores states and appends entries, in one transaction; a ledger with stored states skips entries whose state is
   * stored. The log opens when every kind was saved once.
   */
  save(kind: LiveKind, update: CheckpointUpdate): Promise<void>;
}

export interface LogPosition {
  readonly logId: string;
  readonly seq: number;
}

/** A unique name of a gateway or a log, as cursors contain it. */
export const newName = (): string => randomBytes(6).toString('hex');

const pattern = /^([a-z0-9]{4,32})-(0|[1-9]\d{0,14})$/;

export function formatCursor(position: LogPosition): string {
  return `${position.logId}-${position.seq}`;
}

/** @throws GraphQLError BAD_USER_INPUT for a malformed cursor */
export function parseCursor(text: string): LogPosition {
  const [, logId, seq] = pattern.exec(text) ?? [];
  if (logId === undefined || seq === undefined) throw badUserInput('The cursor is malformed.');
  return { logId, seq: Number(seq) };
}

export class Signal {
  readonly #waiters = new Set<() => void>();

  /** Resolves at the next `notify` or when the signal is aborted; then no reference to the waiter remains. */
  next(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        this.#waiters.delete(resume);
        signal?.removeEventListener('abort', resume);
        resolve();
      };
      if (signal?.aborted) {
        resolve();
        return;
      }
      this.#waiters.add(resume);
      signal?.addEventListener('abort', resume);
    });
  }

  notify(): void {
    for (const resume of [...this.#waiters]) resume();
  }
}

/** The newest consecutive events of a log, bounded in number and in age relative to the newest. */
export class EventWindow {
  readonly #reach: LogReach;
  #events: LiveEvent[] = [];
  #droppedUpTo: number;

  /** @param start the position before the first event */
  constructor(reach: LogReach, start: number) {
    this.#reach = reach;
    this.#droppedUpTo = start;
  }

  push(events: readonly LiveEvent[]): void {
    this.#events.push(...events);
    this.#evict();
  }

  /** All events after a position up to the last one; null when some have been dropped. */
  after(seq: number): readonly LiveEvent[] | null {
    return seq < this.#droppedUpTo ? null : this.#events.slice(seq - this.#droppedUpTo);
  }

  #evict(): void {
    const newestAt = this.#events.at(-1)?.at ?? 0;
    const tooOld = this.#events.findIndex(({ at }) => newestAt - at <= this.#reach.ageMs);
    const count = Math.max(tooOld, this.#events.length - this.#reach.entries);
    if (count > 0) {
      this.#droppedUpTo += count;
      this.#events = this.#events.slice(count);
    }
  }
}
