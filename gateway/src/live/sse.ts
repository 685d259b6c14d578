import type { OperationContext } from '../execution/context.ts';
import { codedError, endsSession, forbidden, toGraphQLError, unauthenticated } from '../kit/errors.ts';
import { type Entitlement, userKeyOf } from './entitlement.ts';
import { replayCharge } from './group-state.ts';
import type { Subscribe, SubscribeRequest } from './live-service.ts';
import { type LiveOperation, type PersonalOperation, prepareOperation } from './operation.ts';
import { executeOrGap } from './personal-feeds.ts';
import { msUntil, nextReauthentication } from './reauth-schedule.ts';
import type { LiveDeps } from './session-deps.ts';
import { Payload } from './sink.ts';
import { maySubscribe } from './socket-subscriptions.ts';
import { BufferedStream } from './streams.ts';
import type { Cancel } from './timers.ts';

interface OpenStream {
  readonly stream: BufferedStream;
  readonly userKey: string;
  /** Aborted when the stream ends. */
  readonly waiting: AbortController;
}

interface SseDeps extends LiveDeps {
  readonly maxStreams: number;
}

/** Max. time that a personal stream waits for the log before its response starts; then it gets a gap. */
const catchUpTimeoutMs = 10_000;

const tooManyStreams = () => codedError('RATE_LIMITED', 'Too many streams.');

/**
 * Serves subscriptions over SSE, from the same groups as the sockets. Credentials are validated once: a stream ends
 * when the rights may have changed, and the client reconnects with its last cursor.
 */
export class Sse {
  readonly #deps: SseDeps;
  /** Streams with their `userKeyOf`. */
  readonly #streams = new Map<BufferedStream, string>();

  constructor(deps: SseDeps) {
    this.#deps = deps;
  }

  readonly subscribe: Subscribe = async (request) => {
    try {
      const { operation, entitlement } = await this.#admit(request);
      const { context, signal } = request;
      const { current } = context.session.jar;
      if (current === null) throw unauthenticated();
      const opened = this.#open(operation, entitlement, userKeyOf(current.uid), context.requestId);
      const { stream } = opened;
      // Nothing else ends an unread stream. The client may have disconnected during authentication.
      if (signal?.aborted) stream.end();
      signal?.addEventListener('abort', () => stream.end(), { once: true });
      if (operation.type === 'personal') await this.#catchUp(operation, context, opened);
      return stream;
    } catch (error) {
      return { errors: [toGraphQLError(error)] };
    }
  };

  /** Ends the streams of a user, or all for null, so that the clients reconnect and reauthenticate. */
  requestReauth(target: string | null): void {
    for (const [stream, userKey] of [...this.#streams]) {
      if (target === null || userKey === target) stream.end();
    }
  }

  async #admit({
    operation: prepared,
    context,
    caller,
  }: SubscribeRequest): Promise<{ operation: LiveOperation; entitlement: Entitlement }> {
    const { disabledError, engine, rateLimits, sources, authenticate, log } = this.#deps;
    if (disabledError !== null) throw disabledError;
    if (!context.signedIn) throw unauthenticated();
    this.#assertCapacity();
    const operation = prepareOperation(engine().schema, sources, prepared, context.session.lang);
    const charge = replayCharge(operation.after, log.head());
    const rateError = charge > 0 ? await rateLimits.admit(caller, charge) : null;
    if (rateError !== null) throw rateError;
    // Last, so that no change of rights comes between it and the stream.
    const entitlement = await authenticate(context);
    this.#assertCapacity();
    if (!maySubscribe(operation, entitlement)) throw forbidden();
    return { operation, entitlement };
  }

  /** @throws GraphQLError when the user has too many streams or the operation cannot be joined */
  #open(operation: LiveOperation, entitlement: Entitlement, userKey: string, requestId: string): OpenStream {
    const { broadcast, engine, personal, timers, random } = this.#deps;
    const free = this.#countStream(userKey);
    const waiting = new AbortController();
    let leave: () => unknown = () => {};
    let cancelExpiry: Cancel = () => {};
    const onEnd = () => {
      cancelExpiry();
      leave();
      waiting.abort();
      this.#streams.delete(stream);
      free();
    };
    const present = (error: unknown) => engine().present({ errors: [toGraphQLError(error)] }, requestId);
    const stream = new BufferedStream(onEnd, present);
    try {
      if (operation.type === 'shared') {
        const membership = broadcast.join(operation, entitlement, stream);
        leave = () => membership.leave();
      } else {
        const end = () => stream.end();
        leave = personal.add({ operation, userKey, onChange: end, onGap: end });
      }
    } catch (error) {
      stream.end();
      throw error;
    }
    const now = timers.clock();
    const endsAt = nextReauthentication(now, entitlement.mayChangeAt, random());
    cancelExpiry = timers.after(msUntil(endsAt, now), () => stream.end());
    this.#streams.set(stream, userKey);
    return { stream, userKey, waiting };
  }

  /**
   * Delivers what the user missed before the response starts: its headers carry the rotated credentials. Later
   * changes end the stream, and the client reconnects with new credentials.
   */
  async #catchUp(
    operation: PersonalOperation,
    context: OperationContext,
    { stream, userKey, waiting }: OpenStream,
  ): Promise<void> {
    const { engine, personal, timers } = this.#deps;
    const { prepared, source, after } = operation;
    const cancelTimeout = timers.after(catchUpTimeoutMs, () => waiting.abort());
    try {
      const { payload } = await personal.updateAfter(operation, userKey, after, waiting.signal);
      if (payload === null) return;
      const result = await executeOrGap(payload, (value) =>
        engine().execute(prepared, context, { [source.field]: value }),
      );
      // The client keeps its cursor, and gets the changes after its next sign-in.
      const sessionEnd = result.errors?.find(endsSession);
      if (sessionEnd !== undefined) throw sessionEnd;
      stream.deliver(new Payload(result));
    } catch (error) {
      stream.end();
      throw error;
    } finally {
      cancelTimeout();
    }
  }

  /** Counts a stream for its user; returns a function that frees the slot. */
  #countStream(userKey: string): () => void {
    const counters = [this.#deps.perUser, this.#deps.subscriptionsPerUser];
    const taken = counters.filter((counter) => counter.take(userKey));
    const free = () => {
      for (const counter of taken) counter.free(userKey);
    };
    if (taken.length === counters.length) return free;
    free();
    throw tooManyStreams();
  }

  #assertCapacity(): void {
    if (this.#streams.size >= this.#deps.maxStreams) throw tooManyStreams();
  }
}
