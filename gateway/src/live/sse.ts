import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { LiveSource } from '../domains/live-source.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { forbidden, unauthenticated } from '../kit/errors.ts';
import type { Broadcast } from './broadcast.ts';
import { BufferedStream } from './buffered-stream.ts';
import type { Entitlement } from './entitlement.ts';
import { toGraphQLError } from './graphql-error.ts';
import type { Authenticate } from './identity.ts';
import type { KeyedCounter } from './keyed-counter.ts';
import type { Subscribe, SubscribeRequest } from './live-service.ts';
import type { LiveLog } from './log.ts';
import type { Membership } from './member.ts';
import { type LiveOperation, prepareOperation } from './operation.ts';
import { personKey } from './person-key.ts';
import { nextReauthentication, waitUntil } from './reauth-schedule.ts';
import { replayCharge } from './replay.ts';
import type { Cancel, Timers } from './timers.ts';

/** What subscriptions over SSE need. */
export interface SseTools {
  readonly schema: () => GraphQLSchema;
  readonly rateLimits: Pick<RateLimits, 'admit'>;
  readonly log: Pick<LiveLog, 'head'>;
  readonly authenticate: Authenticate;
  readonly broadcast: Broadcast;
  readonly sources: readonly LiveSource[];
  readonly clock: () => Date;
  readonly timers: Timers;
  /** From 0 up to 1, spreads the ends of streams that began at the same time. */
  readonly random: () => number;
  /** How many streams the process serves. */
  readonly streams: number;
  /** How many sockets and streams each person has. */
  readonly perUser: KeyedCounter;
  /** How many subscriptions each person has, by `personKey`. */
  readonly subscriptionsPerUser: KeyedCounter;
}

const tooMany = () => new GraphQLError('Too many streams.', { extensions: { code: 'RATE_LIMITED' } });

/** Ends a stream when its reader goes, or has gone while its credentials were validated: nobody else would, before anything was read. */
function endWith(signal: AbortSignal | undefined, stream: BufferedStream): void {
  if (signal?.aborted) {
    stream.end();
  } else {
    signal?.addEventListener('abort', () => stream.end(), { once: true });
  }
}

/**
 * Serves subscriptions over SSE, to readers that ask for each payload, with the same groups as the sockets. Credentials are
 * validated once; a stream ends when the rights may have changed, and its reader comes back with its last cursor.
 */
export class Sse {
  readonly #tools: SseTools;
  /** Each with its person. */
  readonly #streams = new Map<BufferedStream, string | null>();

  constructor(tools: SseTools) {
    this.#tools = tools;
  }

  readonly subscribe: Subscribe = async (request) => {
    try {
      const { operation, entitlement } = await this.#admit(request);
      const { current } = request.context.session.jar;
      const stream = this.#open(operation, entitlement, current === null ? null : personKey(current.uid));
      endWith(request.signal, stream);
      return stream;
    } catch (error) {
      return { errors: [toGraphQLError(error)] };
    }
  };

  /** Ends the streams of a person by `personKey`, or all: their readers come back and reauthenticate. */
  requestReauth(asked: string | null): void {
    for (const [stream, person] of [...this.#streams]) {
      if (asked === null || person === asked) stream.end();
    }
  }

  /** Ends all streams; their readers come back elsewhere. */
  close(): void {
    for (const stream of [...this.#streams.keys()]) stream.end();
  }

  /** @throws GraphQLError */
  async #admit({
    operation: prepared,
    context,
    caller,
  }: SubscribeRequest): Promise<{ operation: LiveOperation; entitlement: Entitlement }> {
    const { schema, rateLimits, sources, authenticate, log } = this.#tools;
    if (!context.signedIn) throw unauthenticated();
    this.#refuseWhenFull();
    const operation = prepareOperation(schema(), sources, prepared, context.session.lang);
    const entitlement = await authenticate(context);
    this.#refuseWhenFull();
    if (!entitlement.seesKind(operation.source.kind)) throw forbidden();
    const charge = replayCharge(operation.after, log.head());
    const tooMuch = charge > 0 ? await rateLimits.admit(caller, charge) : null;
    if (tooMuch !== null) throw tooMuch;
    this.#refuseWhenFull();
    return { operation, entitlement };
  }

  /** @throws GraphQLError when the person has too many, or the operation cannot be joined */
  #open(operation: LiveOperation, entitlement: Entitlement, person: string | null): BufferedStream {
    const { broadcast, clock, timers, random } = this.#tools;
    const free = this.#take(person);
    let membership: Membership | null = null;
    let cancelEnd: Cancel = () => {};
    const stream = new BufferedStream(() => {
      cancelEnd();
      membership?.leave();
      this.#streams.delete(stream);
      free();
    });
    try {
      membership = broadcast.join(operation, entitlement, stream);
    } catch (error) {
      stream.end();
      throw error;
    }
    const now = clock();
    const endsAt = nextReauthentication(now, entitlement.mayChangeAt, random());
    cancelEnd = timers.after(waitUntil(endsAt, now), () => stream.end());
    this.#streams.set(stream, person);
    return stream;
  }

  /** Counts a stream under its person; returns how to free it. */
  #take(person: string | null): () => void {
    if (person === null) return () => {};
    const counters = [this.#tools.perUser, this.#tools.subscriptionsPerUser];
    const taken = counters.filter((counter) => counter.take(person));
    const free = () => {
      for (const counter of taken) counter.free(person);
    };
    if (taken.length === counters.length) return free;
    free();
    throw tooMany();
  }

  #refuseWhenFull(): void {
    if (this.#streams.size >= this.#tools.streams) throw tooMany();
  }
}
