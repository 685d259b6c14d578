import { setImmediate as turn } from 'node:timers/promises';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { decodeReply, ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { projectedReply } from './projection/read-reply.ts';

/** A read of the upstream that was made; two of the same key are the same. */
export interface MadeCall {
  readonly key: string;
  readonly reply: ReplyBytes;
  /** Makes it again, for the caller whose `known` reply comes back where the upstream says that it is still so. */
  readonly again: (session: UpstreamSession, known: ReplyBytes) => Promise<ReplyBytes>;
}

/** A read that failed and was answered by an older reply, by its endpoint's id. */
export interface DegradedCall {
  readonly call: string;
  readonly ageSeconds: number;
}

/** Whether a call only reads, and as quickly as an operation may wait. */
const isPlainRead = ({ method, once, timeoutMs }: Endpoint<never, unknown>): boolean =>
  method === 'GET' && once !== true && timeoutMs === undefined;

const none: readonly DegradedCall[] = [];

const prefetchMs = 500;

/** Stands for the reply of an optional call that the upstream is without, so that an answer is kept until it has it. */
const absent = new ReplyBytes(Buffer.from('absent'), null);

function readOrAbsent<Args>(
  rest: RestClient,
  endpoint: Endpoint<Args, unknown>,
  args: Args,
  session: UpstreamSession,
  known?: ReplyBytes,
): Promise<ReplyBytes> {
  const reply = rest.read(endpoint, args, session, known);
  if (endpoint.optional !== true) return reply;
  return reply.catch((error: unknown) => {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return absent;
    throw error;
  });
}

/** Made out here, since it is kept long after the operation and would hold all that it recorded. */
const againOf =
  <Args>(rest: RestClient, endpoint: Endpoint<Args, unknown>, args: Args): MadeCall['again'] =>
  (session, known) =>
    readOrAbsent(rest, endpoint, args, session, known);

/** The upstream calls of one operation, recorded as they are made. */
export class RecordedCalls implements RestClient {
  readonly #rest: RestClient;
  readonly #projects: boolean;
  #made: Map<string, MadeCall> | null = null;
  #prefetched: Map<string, Promise<ReplyBytes>> | null = null;
  #degraded: Map<string, DegradedCall> | null = null;
  #unspent = 0;
  #isCacheable = true;
  #running = 0;
  #onIdle: (() => void) | null = null;

  /** `projects`: replies are read by their bytes where they can be. */
  constructor(rest: RestClient, projects: boolean) {
    this.#rest = rest;
    this.#projects = projects;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    const reply = await this.read(endpoint, args, session);
    return (
      (this.#projects && endpoint.method === 'GET' ? projectedReply(endpoint, reply) : null) ??
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
      return this.#counted(this.#rest.read(endpoint, args, session));
    }
    const key = JSON.stringify([endpoint.id, args]);
    try {
      const reply = await (this.#takePrefetched(key, endpoint, session) ??
        this.#counted(readOrAbsent(this.#rest, endpoint, args, session)));
      this.#record({ key, reply, again: againOf(this.#rest, endpoint, args) }, endpoint.id);
      if (reply !== absent) return reply;
    } catch (error) {
      this.markUncacheable();
      throw error;
    }
    throw new UpstreamError('NOT_FOUND', `The upstream has no call ${endpoint.id}.`, { status: 404 });
  }

  /**
   * Makes reads that the operation is expected to make, all at once, and gives their replies in that order. One that the
   * operation then asks for is not made again, and only then taken out of its budget. Null when one of them failed, was
   * answered by an older reply or takes more than half a second: the operation then waits for what it needs itself.
   */
  prefetch(calls: readonly MadeCall[], session: UpstreamSession): Promise<readonly ReplyBytes[] | null> {
    const prefetched = new Map<string, Promise<ReplyBytes>>();
    const spentBefore = session.spent();
    for (const { key, again, reply } of calls) prefetched.set(key, again(session, reply));
    this.#unspent = session.spent() - spentBefore;
    session.spend(-this.#unspent);
    this.#prefetched = prefetched;
    this.#running += calls.length;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, prefetchMs, null);
      const replies: ReplyBytes[] = [];
      let missing = calls.length;
      const fail = () => {
        clearTimeout(timer);
        resolve(null);
        this.#end();
      };
      const take = (index: number, reply: ReplyBytes) => {
        if (reply.ageS !== null) return fail();
        replies[index] = reply;
        missing -= 1;
        if (missing === 0) {
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

  /** What the prefetched reads cost that the operation has not asked for. */
  unspent(): number {
    return this.#unspent;
  }

  /** Says that the operation depends on more than answers of the upstream. */
  markUncacheable(): void {
    this.#isCacheable = false;
  }

  /** The reads so far; null where the operation depends on more than good answers to them. */
  made(): readonly MadeCall[] | null {
    return this.#isCacheable ? [...(this.#made?.values() ?? [])] : null;
  }

  /** The reads that were answered by older replies. */
  degraded(): readonly DegradedCall[] {
    return this.#degraded === null ? none : [...this.#degraded.values()];
  }

  /** Whether a call is on its way, perhaps one that the operation has failed without. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Resolves once no call is on its way any more: each may bring a new token. */
  async ended(): Promise<void> {
    while (this.isBusy) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
      // Whoever waited for that call may make another one.
      await turn();
    }
  }

  #counted(call: Promise<ReplyBytes>): Promise<ReplyBytes> {
    const end = () => this.#end();
    this.#running += 1;
    call.then(end, end);
    return call;
  }

  #end(): void {
    this.#running -= 1;
    if (this.#running === 0) this.#onIdle?.();
  }

  #record(call: MadeCall, endpointId: string): void {
    const { key, reply } = call;
    this.#made ??= new Map();
    if (this.#made.has(key) || reply.ageS !== null) this.markUncacheable();
    this.#made.set(key, call);
    if (reply.ageS === null) return;
    this.#degraded ??= new Map();
    this.#degraded.set(key, { call: endpointId, ageSeconds: reply.ageS });
  }

  #takePrefetched(
    key: string,
    { cost }: Endpoint<never, unknown>,
    session: UpstreamSession,
  ): Promise<ReplyBytes> | undefined {
    const known = this.#prefetched?.get(key);
    if (known === undefined) return undefined;
    this.#prefetched?.delete(key);
    this.#unspent -= cost;
    session.spend(cost);
    return known;
  }
}
