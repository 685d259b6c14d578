import { setImmediate as turn } from 'node:timers/promises';
import { isUpstreamError } from '../kit/errors.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { decodeReply, ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { projectedReply } from './projection/read-reply.ts';

export interface RecordedCall {
  /** Endpoint and arguments. */
  readonly key: string;
  readonly reply: ReplyBytes;
  /** Repeats the call; returns the `cached` reply of the same caller when it is unchanged. */
  readonly repeat: (session: UpstreamSession, cached: ReplyBytes) => Promise<ReplyBytes>;
}

/** A failed read with a stale reply. */
interface DegradedCall {
  /** Id of the endpoint. */
  readonly call: string;
  readonly ageSeconds: number;
}

const isPlainRead = ({ method, once, timeoutMs }: Endpoint<never, unknown>): boolean =>
  method === 'GET' && once !== true && timeoutMs === undefined;

const none: readonly DegradedCall[] = [];

const prefetchTimeoutMs = 500;

/** The reply of an optional call that the upstream lacks, so that answers without it can be cached. */
const missing = new ReplyBytes(Buffer.from('missing'), null);

function readOrMissing<Args>(
  rest: RestClient,
  endpoint: Endpoint<Args, unknown>,
  args: Args,
  session: UpstreamSession,
  cached?: ReplyBytes,
): Promise<ReplyBytes> {
  const reply = rest.read(endpoint, args, session, cached);
  if (endpoint.optional !== true) return reply;
  return reply.catch((error: unknown) => {
    if (isUpstreamError(error, 'NOT_FOUND')) return missing;
    throw error;
  });
}

/** Outside of the class: it outlives the operation and must not retain the recorder. */
const repeatOf =
  <Args>(rest: RestClient, endpoint: Endpoint<Args, unknown>, args: Args): RecordedCall['repeat'] =>
  (session, cached) =>
    readOrMissing(rest, endpoint, args, session, cached);

/** Records the upstream calls of one operation. */
export class RecordedCalls implements RestClient {
  readonly #rest: RestClient;
  readonly #useProjection: boolean;
  #recorded: Map<string, RecordedCall> | null = null;
  #prefetched: Map<string, Promise<ReplyBytes>> | null = null;
  #degraded: Map<string, DegradedCall> | null = null;
  /** Cost of the prefetched calls that the operation has not made. */
  #unusedCost = 0;
  #isCacheable = true;
  #running = 0;
  #onIdle: (() => void) | null = null;

  constructor(rest: RestClient, useProjection: boolean) {
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
    if (!isPlainRead(endpoint)) {
      this.markUncacheable();
      return this.#track(this.#rest.read(endpoint, args, session));
    }
    const key = JSON.stringify([endpoint.id, args]);
    try {
      const reply = await (this.#takePrefetched(key, endpoint, session) ??
        this.#track(readOrMissing(this.#rest, endpoint, args, session)));
      this.#record({ key, reply, repeat: repeatOf(this.#rest, endpoint, args) }, endpoint.id);
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
    const prefetched = new Map<string, Promise<ReplyBytes>>();
    const spentBefore = session.spent();
    for (const { key, repeat, reply } of calls) prefetched.set(key, repeat(session, reply));
    this.#unusedCost = session.spent() - spentBefore;
    session.spend(-this.#unusedCost);
    this.#prefetched = prefetched;
    this.#running += calls.length;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, prefetchTimeoutMs, null);
      const replies: ReplyBytes[] = [];
      let remaining = calls.length;
      const fail = () => {
        clearTimeout(timer);
        resolve(null);
        this.#end();
      };
      const take = (index: number, reply: ReplyBytes) => {
        if (reply.ageS !== null) return fail();
        replies[index] = reply;
        remaining -= 1;
        if (remaining === 0) {
          clearTimeout(timer);
          resolve(replies);
        }
        this.#end();
      };
      let at = 0;
      for (const reading of prefetched.values()) {
        const index = at;
        at += 1;
        reading.then((reply) => take(index, reply), fail);
      }
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
    return this.#isCacheable ? [...(this.#recorded?.values() ?? [])] : null;
  }

  degraded(): readonly DegradedCall[] {
    return this.#degraded === null ? none : [...this.#degraded.values()];
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
    this.#recorded ??= new Map();
    if (this.#recorded.has(key) || reply.ageS !== null) this.markUncacheable();
    this.#recorded.set(key, call);
    if (reply.ageS === null) return;
    this.#degraded ??= new Map();
    this.#degraded.set(key, { call: endpointId, ageSeconds: reply.ageS });
  }

  #takePrefetched(
    key: string,
    { cost }: Endpoint<never, unknown>,
    session: UpstreamSession,
  ): Promise<ReplyBytes> | undefined {
    const reply = this.#prefetched?.get(key);
    if (reply === undefined) return undefined;
    this.#prefetched?.delete(key);
    this.#unusedCost -= cost;
    session.spend(cost);
    return reply;
  }
}
