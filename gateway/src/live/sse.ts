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
import { msUntil, nextReauthentication } from './reauth-schedule.ts';
import type { LiveTools } from './session-tools.ts';
import { Payload } from './sink.ts';
import { maySubscribe } from './socket-subscriptions.ts';
import { BufferedStream } from './streams.ts';
import type { Cancel } from './timers.ts';

interface SseTools extends Omit<LiveTools, 'rateLimits'> {
  readonly engine: () => Pick<Engine, 'schema' | 'execute'>;
  readonly rateLimits: Pick<RateLimits, 'admit'>;
  readonly maxStreams: number;
  /** Counts sockets and streams by `personKey`. */
  readonly perUser: KeyedCounter;
}

/** Max. time that a personal stream waits for the log before its response starts; then it gets a gap. */
const catchUpTimeoutMs = 10_000;

const tooManyStreams = () => codedError('RATE_LIMITED', 'Too many streams.');

/**
 * Ends a stream when its client disconnects, also when that happened during authentication: nothing else ends an
 * unread stream.
 */
function endOnAbort(signal: AbortSignal | undefined, stream: BufferedStream): void {
  if (signal?.aborted) {
    stream.end();
  } else {
    signal?.addEventListener('abort', () => stream.end(), { once: true });
  }
}

/**
 * Serves subscriptions over SSE, from the same groups as the sockets. Credentials are validated once: a stream ends
 * when the rights may have changed, and the client reconnects with its last cursor.
 */
export class Sse {
  readonly #tools: SseTools;
  /** Streams with their `personKey`. */
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
      endOnAbort(request.signal, stream);
      if (operation.type === 'personal' && person !== null) {
        await this.#catchUp(operation, { stream, person, ...request });
      }
      return stream;
    } catch (error) {
      return { errors: [toGraphQLError(error)] };
    }
  };

  /** Ends the streams of a person, or all for null, so that the clients reconnect and reauthenticate. */
  requestReauth(target: string | null): void {
    for (const [stream, person] of [...this.#streams]) {
      if (target === null || person === target) stream.end();
    }
  }

  /** Ends all streams; the clients reconnect elsewhere. */
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
    this.#assertCapacity();
    const operation = prepareOperation(engine().schema, sources, prepared, context.session.lang);
    const entitlement = await authenticate(context);
    this.#assertCapacity();
    if (!maySubscribe(operation, entitlement)) throw forbidden();
    const charge = replayCharge(operation.after, log.head());
    const rateError = charge > 0 ? await rateLimits.admit(caller, charge) : null;
    if (rateError !== null) throw rateError;
    this.#assertCapacity();
    return { operation, entitlement };
  }

  /** @throws GraphQLError when the person has too many streams or the operation cannot be joined */
  #open(operation: LiveOperation, entitlement: Entitlement, person: string | null): BufferedStream {
    const { broadcast, personal, clock, timers, random } = this.#tools;
    const free = this.#countStream(person);
    let leave: () => unknown = () => {};
    let cancelExpiry: Cancel = () => {};
    const stream = new BufferedStream(() => {
      cancelExpiry();
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
        leave = personal.add({ operation, person, onChange: end, onGap: end });
      }
    } catch (error) {
      stream.end();
      throw error;
    }
    const now = clock();
    const endsAt = nextReauthentication(now, entitlement.mayChangeAt, random());
    cancelExpiry = timers.after(msUntil(endsAt, now), () => stream.end());
    this.#streams.set(stream, person);
    return stream;
  }

  /**
   * Delivers what the person missed before the response starts: its headers carry the rotated credentials. Later
   * changes end the stream, and the client reconnects with new credentials.
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
    const cancelTimeout = timers.after(catchUpTimeoutMs, () => waiting.abort());
    // `AbortSignal.any` rejects the signal of Yoga's requests, which is not a native one.
    const abort = () => waiting.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const { payload } = await personal.updateAfter(operation, person, after, waiting.signal);
      if (payload === null) return;
      stream.deliver(new Payload(await engine().execute(prepared, context, { [source.field]: payload })));
    } catch (error) {
      stream.end();
      throw error;
    } finally {
      cancelTimeout();
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Counts a stream for its person; returns a function that frees the slot. */
  #countStream(person: string | null): () => void {
    if (person === null) return () => {};
    const counters = [this.#tools.perUser, this.#tools.subscriptionsPerUser];
    const taken = counters.filter((counter) => counter.take(person));
    const free = () => {
      for (const counter of taken) counter.free(person);
    };
    if (taken.length === counters.length) return free;
    free();
    throw tooManyStreams();
  }

  #assertCapacity(): void {
    if (this.#streams.size >= this.#tools.maxStreams) throw tooManyStreams();
  }
}
