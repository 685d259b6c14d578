import type { ExecutionResult } from 'graphql';
import type { PersonalPayload } from '../domains/live-source.ts';
import { isOwnEvent } from './entitlement.ts';
import { isPersonal } from './event.ts';
import type { LiveLog, LogHead } from './log.ts';
import type { Membership } from './member.ts';
import type { PersonalOperation } from './operation.ts';
import { Payload, type Sink } from './sink.ts';

/** What a person is to be shown; `payload` is null for nothing, `head` is how far the log was looked through. */
interface Missed {
  readonly head: LogHead;
  readonly payload: PersonalPayload | null;
}

/** One personal subscription of a socket. */
export interface PersonalFollower {
  readonly operation: PersonalOperation;
  /** Whose socket it is, by `personKey`. */
  readonly person: string;
  readonly sink: Sink;
  /** Makes a payload with the socket's newest credentials; those that it rotates reach the client before it. */
  readonly execute: (payload: PersonalPayload) => Promise<ExecutionResult>;
}

/**
 * The subscriptions of people to what is their own. What has changed can only be read with fresh credentials: so an event
 * has the person's sockets reauthenticate and ends the person's streams, and whoever goes on then is shown what the log
 * has after its cursor.
 */
export class PersonalFeeds {
  readonly #log: LiveLog;
  readonly #onLost = new Set<() => void>();
  readonly #stopListening: () => void;

  /** @param onNews has the sockets and streams here of a person, by `personKey`, reauthenticate */
  constructor(log: LiveLog, onNews: (person: string) => void) {
    this.#log = log;
    this.#stopListening = log.listen({
      events: (events) => {
        for (const person of new Set(events.filter(isPersonal).map((event) => event.person))) onNews(person);
      },
      lost: () => {
        for (const onLost of this.#onLost) onLost();
      },
    });
  }

  /** How many subscriptions there are. */
  get size(): number {
    return this.#onLost.size;
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

  /** Counts a stream; returns how to end that. @param onLost called when events may be lost */
  add(onLost: () => void): () => void {
    const own = () => onLost();
    this.#onLost.add(own);
    return () => this.#onLost.delete(own);
  }

  /** Shows a socket what it missed after a cursor; from then on it only keeps its place, until it joins again. */
  join({ operation, person, sink, execute }: PersonalFollower, after: string): Membership {
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
    const remove = this.add(next);
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
}
