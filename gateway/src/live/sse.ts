import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { codedError, forbidden, toGraphQLError, unauthenticated } from '../kit/errors.ts';
import type { KeyedCounter } from '../kit/keyed-counter.ts';
import type { Entitlement } from './entitlement.ts';
import { personKey } from './entitlement.ts';
import { replayCharge } from './group-state.ts';
import type { Subscribe, SubscribeRequest } from './live-service.ts';
import { type LiveOperation, type PersonalOperation, prepareOperation } from './operation.ts';
import { nextReauthentication, waitUntil } from './reauth-schedule.ts';
import type { LiveTools } from './session-tools.ts';
import { Payload } from './sink.ts';
import { mayFollow } from './socket-subscriptions.ts';
import { BufferedStream } from './streams.ts';
import type { Cancel } from './timers.ts';

export interface SseTools extends Omit<LiveTools, 'rateLimits'> {
  readonly engine: () => Pick<Engine, 'schema' | 'execute'>;
  readonly rateLimits: Pick<RateLimits, 'admit'>;
  /** How many streams the process serves. */
  readonly streams: number;
  /** How many sockets and streams each person has. */
  readonly perUser: KeyedCounter;
}

/** How long a personal stream's head may wait for the log: then its reader is told of a gap. */
const maxWaitMs = 10_000;

const tooMany = () => codedError('RATE_LIMITED', 'Too many streams.');

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
      const person = current === null ? null : personKey(current.uid);
      const stream = this.#open(operation, entitlement, person);
      endWith(request.signal, stream);
      if (operation.type === 'personal' && person !== null) {
        await this.#catchUp(operation, { stream, person, ...request });
      }
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
    const { engine, rateLimits, sources, authenticate, log } = this.#tools;
    if (!context.signedIn) throw unauthenticated();
    this.#refuseWhenFull();
    const operation = prepareOperation(engine().schema, sources, prepared, context.session.lang);
    const entitlement = await authenticate(context);
    this.#refuseWhenFull();
    if (!mayFollow(operation, entitlement)) throw forbidden();
    const charge = replayCharge(operation.after, log.head());
    const tooMuch = charge > 0 ? await rateLimits.admit(caller, charge) : null;
    if (tooMuch !== null) throw tooMuch;
    this.#refuseWhenFull();
    return { operation, entitlement };
  }

  /** @throws GraphQLError when the person has too many, or the operation cannot be joined */
  #open(operation: LiveOperation, entitlement: Entitlement, person: string | null): BufferedStream {
    const { broadcast, personal, clock, timers, random } = this.#tools;
    const free = this.#take(person);
    let leave: () => unknown = () => {};
    let cancelEnd: Cancel = () => {};
    const stream = new BufferedStream(() => {
      cancelEnd();
      leave();
      this.#streams.delete(stream);
      free();
    });
    try {
      if (operation.type === 'shared') {
        const membership = broadcast.join(operation, entitlement, stream);
        leave = () => membership.leave();
      } else if (person !== null) {
        const end = () => stream.end();
        leave = personal.add({ operation, person, onNews: end, onLost: end });
      }
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

  /**
   * Gives a stream what its person missed, before its head goes: the head takes the rotated credentials along. What
   * happens later ends the stream, and its reader comes back for it with fresh ones.
   */
  async #catchUp(
    operation: PersonalOperation,
    {
      stream,
      person,
      context,
      signal,
    }: {
      stream: BufferedStream;
      person: string;
      context: OperationContext;
      signal?: AbortSignal | undefined;
    },
  ): Promise<void> {
    const { engine, personal, timers } = this.#tools;
    const { prepared, source, after } = operation;
    const waiting = new AbortController();
    const cancelLimit = timers.after(maxWaitMs, () => waiting.abort());
    // The signal of Yoga's requests is not the platform's own, so `AbortSignal.any` refuses it.
    const stop = () => waiting.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const { payload } = await personal.missed(operation, person, after, waiting.signal);
      if (payload === null) return;
      stream.deliver(new Payload(await engine().execute(prepared, context, { [source.field]: payload })));
    } catch (error) {
      stream.end();
      throw error;
    } finally {
      cancelLimit();
      signal?.removeEventListener('abort', stop);
    }
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
