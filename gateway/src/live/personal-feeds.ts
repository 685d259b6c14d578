import type { ExecutionResult, GraphQLError } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import { codeOf, endsSession } from '../kit/errors.ts';
import { isOwnEvent } from './entitlement.ts';
import { isPersonal, type PersonalEntry, type PersonalEvent } from './event.ts';
import { permanentErrors } from './filter-membership.ts';
import type { Membership } from './group-state.ts';
import type { LiveLog, LogHead } from './log.ts';
import type { PersonalOperation } from './operation.ts';
import { Payload, type Sink } from './sink.ts';
import type { Cancel, Timers } from './timers.ts';

/** A personal subscription over a socket or a stream. */
interface PersonalListener {
  readonly operation: PersonalOperation;
  /** The subscriber's `userKeyOf`. */
  readonly userKey: string;
  /** Called on a change: the subscriber must return with new credentials. */
  readonly onChange: () => void;
  readonly onGap: () => void;
}

interface SocketListener extends Omit<PersonalListener, 'onGap'> {
  readonly sink: Sink;
  /** Executes a payload with the socket's newest credentials; rotated ones reach the client before the payload. */
  readonly execute: (payload: PersonalPayload) => Promise<ExecutionResult>;
}

/** Executes a payload. If its data cannot be read now, it becomes a gap, which reads nothing: its changes are not sent again. */
export async function executeOrGap(
  payload: PersonalPayload,
  execute: (payload: PersonalPayload) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const result = await execute(payload);
  // The client would get such an error again after a gap.
  const isLasting = (error: GraphQLError) => permanentErrors.has(codeOf(error)) || endsSession(error);
  const hasFailed = result.errors?.some((error) => !isLasting(error)) ?? false;
  return hasFailed ? execute({ ...payload, gap: true, ids: [] }) : result;
}

/**
 * Personal subscriptions. Changed data can only be read with new credentials. So an event makes a socket
 * reauthenticate and ends a stream; the client then gets the events after its cursor.
 */
export class PersonalFeeds {
  readonly #log: LiveLog;
  readonly #listeners = new Map<string, Set<PersonalListener>>();

  constructor(log: LiveLog) {
    this.#log = log;
    log.listen({
      events: (events) => {
        for (const event of events.filter(isPersonal)) this.#notify(event);
      },
      lost: () => {
        for (const { onGap } of this.#all()) onGap();
      },
    });
  }

  get size(): number {
    return this.#all().length;
  }

  /**
   * Returns the payload for a user's events after a cursor, null when nothing was missed, and the log position read
   * up to; without a cursor, the current position.
   * @param signal aborted when the caller no longer waits
   */
  async updateAfter(
    { source: { kind } }: PersonalOperation,
    userKey: string,
    after: string | null,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly head: LogHead; readonly payload: PersonalPayload | null }> {
    if (after === null) {
      const head = this.#log.head();
      return { head, payload: { cursor: head.cursor, gap: false, ids: [] } };
    }
    const { gap, events, head } = await this.#log.after(after, signal);
    const ids = new Set(
      events.filter((event) => isOwnEvent(event, kind, userKey)).map(({ id }) => String(id)),
    );
    return { head, payload: gap || ids.size > 0 ? { cursor: head.cursor, gap, ids: [...ids] } : null };
  }

  /** Returns a function that removes the listener. */
  add(listener: PersonalListener): () => void {
    const { userKey } = listener;
    const listeners = this.#listeners.get(userKey) ?? new Set();
    this.#listeners.set(userKey, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(userKey);
    };
  }

  /** Delivers the events after a cursor once. Later events only make the socket reauthenticate and join again. */
  join({ operation, userKey, onChange, sink, execute }: SocketListener, after: string): Membership {
    const controller = new AbortController();
    const { signal } = controller;
    let cursor = after;
    let queue = Promise.resolve();
    const catchUp = async () => {
      const { payload, head } = await this.updateAfter(operation, userKey, cursor, signal);
      const result = payload === null || signal.aborted ? null : await executeOrGap(payload, execute);
      if (signal.aborted) return;
      if (result !== null) sink.deliver(new Payload(result));
      cursor = head.cursor;
    };
    const enqueueCatchUp = () => {
      queue = queue.then(catchUp).catch((error: unknown) => {
        if (!signal.aborted) sink.fail(error);
      });
    };
    const remove = this.add({ operation, userKey, onChange, onGap: enqueueCatchUp });
    enqueueCatchUp();
    return {
      leave() {
        remove();
        controller.abort();
        return cursor;
      },
    };
  }

  #all(): PersonalListener[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
  }

  #notify(event: PersonalEvent): void {
    for (const { operation, userKey, onChange } of [...(this.#listeners.get(event.person) ?? [])]) {
      if (isOwnEvent(event, operation.source.kind, userKey)) onChange();
    }
  }
}

/**
 * Time between two logged events of one record. It doubles while changes continue, so that one user cannot fill the
 * log. Changes in between become one event at the end.
 */
const intervalMs = { min: 1000, max: 16_000 };

/** Max. number of throttled records. Changes of further records are written unthrottled, and lost when the write fails. */
const maxThrottled = 10_000;

interface ThrottledRecord {
  /** The current interval. A record without changes stays throttled as idle for one more interval. */
  readonly waitMs: number;
  /** Written at the end of the interval; null without a change. */
  pending: PersonalEntry | null;
  isIdle: boolean;
  cancel: Cancel;
}

interface PersonalChangesOptions {
  /** @throws Error when the log cannot be written now */
  readonly append: (entry: PersonalEntry) => Promise<void>;
  readonly timers: Timers;
}

/**
 * Writes personal changes to the log: the first immediately, later ones less and less often, because each makes the
 * user's sockets reauthenticate. A failed write, for example while Redis is unavailable, is retried.
 */
export class PersonalChanges {
  readonly #options: PersonalChangesOptions;
  readonly #throttled = new Map<string, ThrottledRecord>();
  #isClosed = false;

  constructor(options: PersonalChangesOptions) {
    this.#options = options;
  }

  add(entry: PersonalEntry): void {
    const key = JSON.stringify([entry.kind, entry.id, entry.person]);
    const record = this.#throttled.get(key);
    if (record === undefined || record.isIdle) {
      this.#write(key, entry, record);
    } else {
      record.pending = entry;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const records = [...this.#throttled.values()];
    this.#throttled.clear();
    for (const { cancel } of records) cancel();
    const writes = records.flatMap(({ pending }) => (pending === null ? [] : this.#options.append(pending)));
    await Promise.allSettled(writes);
  }

  /** @param previous the interval that ends with this change */
  #write(key: string, entry: PersonalEntry, previous?: ThrottledRecord): void {
    previous?.cancel();
    this.#throttled.delete(key);
    const isThrottled = this.#throttled.size < maxThrottled;
    if (isThrottled) {
      this.#throttle(key, previous ? Math.min(previous.waitMs * 2, intervalMs.max) : intervalMs.min);
    }
    this.#options.append(entry).catch(() => {
      if (isThrottled && !this.#isClosed) this.add(entry);
    });
  }

  #throttle(key: string, waitMs: number): void {
    const { timers } = this.#options;
    const onIntervalEnd = () => {
      if (record.pending !== null) {
        this.#write(key, record.pending, record);
        return;
      }
      record.isIdle = true;
      record.cancel = timers.after(waitMs, () => this.#throttled.delete(key));
    };
    const record: ThrottledRecord = {
      waitMs,
      pending: null,
      isIdle: false,
      cancel: timers.after(waitMs, onIntervalEnd),
    };
    this.#throttled.set(key, record);
  }
}
