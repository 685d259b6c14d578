import type { ExecutionResult } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import { isOwnEvent } from './entitlement.ts';
import { isPersonal, type PersonalEntry, type PersonalEvent } from './event.ts';
import type { Membership } from './group-state.ts';
import type { LiveLog, LogHead } from './log.ts';
import type { PersonalOperation } from './operation.ts';
import { Payload, type Sink } from './sink.ts';
import type { Cancel, Timers } from './timers.ts';

/** What a person is to be shown; `payload` is null for nothing, `head` is how far the log was looked through. */
interface Missed {
  readonly head: LogHead;
  readonly payload: PersonalPayload | null;
}

/** Somebody who follows what is theirs, over a socket or a stream. */
export interface PersonalFollower {
  readonly operation: PersonalOperation;
  /** Who it is, by `personKey`. */
  readonly person: string;
  /** Called when something of theirs has changed: whoever follows has to come back with fresh credentials. */
  readonly onNews: () => void;
  /** Called when events may be lost. */
  readonly onLost: () => void;
}

/** One personal subscription of a socket. */
export interface SocketFollower extends Omit<PersonalFollower, 'onLost'> {
  readonly sink: Sink;
  /** Makes a payload with the socket's newest credentials; those that it rotates reach the client before it. */
  readonly execute: (payload: PersonalPayload) => Promise<ExecutionResult>;
}

/**
 * The subscriptions of people to what is their own. What has changed can only be read with fresh credentials: so an event
 * has a socket reauthenticate and ends a stream, and whoever goes on then is shown what the log has after its cursor.
 */
export class PersonalFeeds {
  readonly #log: LiveLog;
  readonly #followers = new Map<string, Set<PersonalFollower>>();
  readonly #stopListening: () => void;

  constructor(log: LiveLog) {
    this.#log = log;
    this.#stopListening = log.listen({
      events: (events) => {
        for (const event of events.filter(isPersonal)) this.#tell(event);
      },
      lost: () => {
        for (const { onLost } of this.#all()) onLost();
      },
    });
  }

  get size(): number {
    return this.#all().length;
  }

  /**
   * What a person is to be shown after a cursor, or after none: then where the log stands.
   * @param signal aborted when nobody waits for it any more
   */
  async missed(
    { source: { kind } }: PersonalOperation,
    person: string,
    after: string | null,
    signal: AbortSignal | undefined,
  ): Promise<Missed> {
    if (after === null) {
      const head = this.#log.head();
      return { head, payload: { cursor: head.cursor, gap: false, ids: [] } };
    }
    const { gap, events, head } = await this.#log.after(after, signal);
    const ids = new Set(
      events.filter((event) => isOwnEvent(event, kind, person)).map(({ id }) => String(id)),
    );
    return { head, payload: gap || ids.size > 0 ? { cursor: head.cursor, gap, ids: [...ids] } : null };
  }

  /** Adds somebody; returns how to take them out. */
  add(follower: PersonalFollower): () => void {
    const { person } = follower;
    const ofPerson = this.#followers.get(person) ?? new Set();
    this.#followers.set(person, ofPerson.add(follower));
    return () => {
      ofPerson.delete(follower);
      if (ofPerson.size === 0) this.#followers.delete(person);
    };
  }

  /** Shows a socket what it missed after a cursor; from then on it only keeps its place, until it joins again. */
  join({ operation, person, onNews, sink, execute }: SocketFollower, after: string): Membership {
    const left = new AbortController();
    const { signal } = left;
    let cursor = after;
    let turn = Promise.resolve();
    const catchUp = async () => {
      const { payload, head } = await this.missed(operation, person, cursor, signal);
      const result = payload === null || signal.aborted ? null : await execute(payload);
      if (signal.aborted) return;
      if (result !== null) sink.deliver(new Payload(result));
      cursor = head.cursor;
    };
    const next = () => {
      turn = turn.then(catchUp).catch((error: unknown) => {
        if (!signal.aborted) sink.fail(error);
      });
    };
    const remove = this.add({ operation, person, onNews, onLost: next });
    next();
    return {
      leave() {
        remove();
        left.abort();
        return cursor;
      },
    };
  }

  close(): void {
    this.#stopListening();
  }

  #all(): PersonalFollower[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers]);
  }

  #tell(event: PersonalEvent): void {
    for (const { operation, person, onNews } of [...(this.#followers.get(event.person) ?? [])]) {
      if (isOwnEvent(event, operation.source.kind, person)) onNews();
    }
  }
}

/**
 * The least time between two events of one thing, longer each time while the changes do not stop: nobody fills the log
 * with theirs. What changes in between is one event at its end.
 */
const intervalMs = { first: 1000, longest: 16_000 };

/** How many things are held back at a time; what is more is written without being held back, and lost when it cannot be. */
const maxHeld = 10_000;

interface Held {
  /** How long what changes is held back, and as long again until all is as before. */
  readonly waitMs: number;
  /** What is to be written at the end; null when nothing has changed since. */
  next: PersonalEntry | null;
  isOver: boolean;
  cancel: Cancel;
}

interface PersonalChangesOptions {
  /** Writes to the log. @throws Error when it cannot be written now */
  readonly append: (entry: PersonalEntry) => Promise<void>;
  readonly timers: Timers;
}

/**
 * Takes changes of what is one person's own to the log: the first at once, then less and less often, since each has the
 * person's sockets reauthenticate. What cannot be written, as while Redis is away, is tried again.
 */
export class PersonalChanges {
  readonly #options: PersonalChangesOptions;
  readonly #held = new Map<string, Held>();
  #isClosed = false;

  constructor(options: PersonalChangesOptions) {
    this.#options = options;
  }

  /** Takes a change. */
  add(entry: PersonalEntry): void {
    const key = JSON.stringify([entry.kind, entry.id, entry.person]);
    const held = this.#held.get(key);
    if (held === undefined) {
      this.#write(key, entry, intervalMs.first);
    } else if (held.isOver) {
      this.#writeLater(key, entry, held);
    } else {
      held.next = entry;
    }
  }

  /** Writes what is held back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const { cancel } of held) cancel();
    const writes = held.flatMap(({ next }) => (next === null ? [] : this.#options.append(next)));
    await Promise.allSettled(writes);
  }

  #write(key: string, entry: PersonalEntry, waitMs: number): void {
    const isHeld = this.#held.size < maxHeld;
    if (isHeld) this.#hold(key, waitMs);
    this.#options.append(entry).catch(() => {
      if (isHeld && !this.#isClosed) this.add(entry);
    });
  }

  #writeLater(key: string, entry: PersonalEntry, { cancel, waitMs }: Held): void {
    cancel();
    this.#held.delete(key);
    this.#write(key, entry, Math.min(waitMs * 2, intervalMs.longest));
  }

  #hold(key: string, waitMs: number): void {
    const { timers } = this.#options;
    const over = () => {
      if (held.next !== null) {
        this.#writeLater(key, held.next, held);
        return;
      }
      held.isOver = true;
      held.cancel = timers.after(waitMs, () => this.#held.delete(key));
    };
    const held: Held = { waitMs, next: null, isOver: false, cancel: timers.after(waitMs, over) };
    this.#held.set(key, held);
  }
}
