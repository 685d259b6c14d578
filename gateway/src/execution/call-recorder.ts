import { setImmediate as turn } from 'node:timers/promises';
import { isUpstreamError } from '../kit/errors.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { callKindOf } from '../rest/call-timeouts.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { decodeReply, ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { projectedReply } from './projection/read-reply.ts';

export type ReplyReader = Pick<RestClient, 'read'>;

export interface RecordedCall {
  /** Endpoint and arguments. */
  readonly key: string;
  readonly reply: ReplyBytes;
  /** Repeats the call; returns the `cached` reply of the same caller when it is unchanged. */
  readonly repeat: (session: UpstreamSession, cached?: ReplyBytes) => Promise<ReplyBytes>;
}

/** A failed read with a stale reply. */
interface DegradedCall {
  readonly call: string;
  readonly ageSeconds: number;
}

const prefetchTimeoutMs = 500;

function assertFresh(reply: ReplyBytes): ReplyBytes {
  if (reply.ageS !== null) throw new Error('The reply is stale.');
  return reply;
}

/** The reply of an optional call that the upstream lacks, so that answers without it can be cached. */
const missing = new ReplyBytes(Buffer.from('missing'), null);

/** Outside of the class: it outlives the operation and must not retain the recorder. */
const readerOf =
  <Args>(rest: ReplyReader, endpoint: Endpoint<Args, unknown>, args: Args): RecordedCall['repeat'] =>
  async (session, cached) => {
    try {
      return await rest.read(endpoint, args, session, cached);
    } catch (error) {
      if (endpoint.optional === true && isUpstreamError(error, 'NOT_FOUND')) return missing;
      throw error;
    }
  };

export class RecordedCalls implements RestClient {
  readonly #rest: ReplyReader;
  readonly #useProjection: boolean;
  readonly #recorded = new Map<string, RecordedCall>();
  readonly #prefetched = new Map<string, Promise<ReplyBytes>>();
  readonly #degraded = new Map<string, DegradedCall>();
  /** Cost of the prefetched calls that the operation has not made. */
  #unusedCost = 0;
  #isCacheable = true;
  #running = 0;
  #onIdle: (() => void) | null = null;

  constructor(rest: ReplyReader, useProjection: boolean) {
    this.#rest = rest;
    this.#useProjection = useProjection;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    const reply = await this.read(endpoint, args, session);
    return (
      (this.#useProjection && endpoint.method === 'GET' ? projectedReply(endpoint, reply) : null) ??
      decodeReply(endpoint, reply)
    );
  }

  async read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<ReplyBytes> {
    if (callKindOf(endpoint) !== 'read') {
      this.markUncacheable();
      return this.#track(this.#rest.read(endpoint, args, session));
    }
    const key = JSON.stringify([endpoint.id, args]);
    try {
      const repeat = readerOf(this.#rest, endpoint, args);
      const reply = await (this.#takePrefetched(key, endpoint, session) ?? this.#track(repeat(session)));
      this.#record({ key, reply, repeat }, endpoint.id);
      if (reply !== missing) return reply;
    } catch (error) {
      this.markUncacheable();
      throw error;
    }
    throw new UpstreamError('NOT_FOUND', `The upstream has no call ${endpoint.id}.`, { status: 404 });
  }

  /**
   * Makes the expected calls of an operation in parallel. The operation reuses their replies, and only then their cost
   * is taken from its budget.
   * @returns the replies in the order of `calls`; null when a call fails, has a stale reply or exceeds `prefetchTimeoutMs`
   */
  prefetch(calls: readonly RecordedCall[], session: UpstreamSession): Promise<readonly ReplyBytes[] | null> {
    const spentBefore = session.spent();
    const readings = calls.map(({ key, repeat, reply }) => {
      const reading = this.#track(repeat(session, reply));
      this.#prefetched.set(key, reading);
      return reading.then(assertFresh);
    });
    this.#unusedCost = session.spent() - spentBefore;
    session.spend(-this.#unusedCost);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, prefetchTimeoutMs, null);
      const settle = (replies: readonly ReplyBytes[] | null) => {
        clearTimeout(timer);
        resolve(replies);
      };
      Promise.all(readings).then(settle, () => settle(null));
    });
  }

  unusedCost(): number {
    return this.#unusedCost;
  }

  /** Call when the operation depends on anything but upstream replies. */
  markUncacheable(): void {
    this.#isCacheable = false;
  }

  /** The calls so far; null when the operation depends on anything but their good replies. */
  recorded(): readonly RecordedCall[] | null {
    return this.#isCacheable ? [...this.#recorded.values()] : null;
  }

  degraded(): readonly DegradedCall[] {
    return [...this.#degraded.values()];
  }

  /** Whether a call is running. The operation may have failed before the call has ended. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Resolves when no call is running: each response may bring a new token. */
  async whenIdle(): Promise<void> {
    while (this.isBusy) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
      // The code that waited for the call may make another one.
      await turn();
    }
  }

  #track(call: Promise<ReplyBytes>): Promise<ReplyBytes> {
    const end = () => this.#end();
    this.#running += 1;
    call.then(end, end);
    return call;
  }

  #end(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#onIdle?.();
  }

  #record(call: RecordedCall, endpointId: string): void {
    const { key, reply } = call;
    if (this.#recorded.has(key) || reply.ageS !== null) this.markUncacheable();
    this.#recorded.set(key, call);
    if (reply.ageS !== null) this.#degraded.set(key, { call: endpointId, ageSeconds: reply.ageS });
  }

  #takePrefetched(
    key: string,
    { cost }: Endpoint<never, unknown>,
    session: UpstreamSession,
  ): Promise<ReplyBytes> | undefined {
    const reply = this.#prefetched.get(key);
    if (reply === undefined) return undefined;
    this.#prefetched.delete(key);
    this.#unusedCost -= cost;
    session.spend(cost);
    return reply;
  }
}
