import { setImmediate as turn } from 'node:timers/promises';
import type { Endpoint } from '../rest/endpoint.ts';
import { type ReplyBytes, replyIn } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { projectedReply } from './projection/read-reply.ts';

/** A read of the upstream that was made; two of the same key are the same. */
export interface MadeCall {
  readonly key: string;
  readonly reply: ReplyBytes;
  /** Makes it again, for the same caller: the same reply comes back where the upstream says that it is still so. */
  readonly again: (session: UpstreamSession) => Promise<ReplyBytes>;
}

/** A read that failed and was answered by an older reply, by its endpoint's id. */
export interface DegradedCall {
  readonly call: string;
  readonly ageSeconds: number;
}

/** Whether a call only reads, and as quickly as an operation may wait. */
const isPlainRead = ({ method, once, timeoutMs }: Endpoint<never, unknown>): boolean =>
  method === 'GET' && once !== true && timeoutMs === undefined;

/** How long an operation waits for all that is prefetched. */
const prefetchMs = 500;

/** Made out here, since it is kept long after the operation and would hold all that it recorded. */
const againOf =
  <Args>(rest: RestClient, endpoint: Endpoint<Args, unknown>, args: Args, reply: ReplyBytes) =>
  (session: UpstreamSession): Promise<ReplyBytes> =>
    rest.read(endpoint, args, session, reply);

/** What promises give, or null as soon as one of them fails, and when one takes longer than `ms`. */
function allWithin<Value>(promises: readonly Promise<Value>[], ms: number): Promise<Value[] | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    const settle = (values: Value[] | null): void => {
      clearTimeout(timer);
      resolve(values);
    };
    Promise.all(promises).then(settle, () => settle(null));
  });
}

/** The upstream calls of one operation, recorded as they are made. */
export class RecordedCalls implements RestClient {
  /** The client that the operation uses. */
  readonly rest: RestClient = this;
  readonly #rest: RestClient;
  readonly #projects: boolean;
  readonly #made = new Map<string, MadeCall>();
  readonly #prefetched = new Map<string, Promise<ReplyBytes>>();
  readonly #degraded = new Map<string, DegradedCall>();
  #unspent = 0;
  #isCacheable = true;
  #running = 0;
  #onIdle = () => {};

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
      replyIn(endpoint, reply)
    );
  }

  async read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<ReplyBytes> {
    try {
      if (isPlainRead(endpoint)) return await this.#readRecorded(endpoint, args, session);
    } catch (error) {
      this.markUncacheable();
      throw error;
    }
    this.markUncacheable();
    return this.#counted(this.#rest.read(endpoint, args, session));
  }

  /**
   * Makes reads that the operation is expected to make, all at once, and gives their replies. One that the operation then
   * asks for is not made again, and only then taken out of its budget. Null when one of them failed, was answered by an
   * older reply or takes more than half a second: the operation then waits for what it needs itself.
   */
  async prefetch(
    calls: readonly MadeCall[],
    session: UpstreamSession,
  ): Promise<readonly Pick<MadeCall, 'key' | 'reply'>[] | null> {
    const unpaid: UpstreamSession = {
      ...session,
      spend: (cost) => {
        this.#unspent += cost;
      },
    };
    const reading = calls.map(async ({ key, again }) => {
      const promise = this.#counted(again(unpaid));
      this.#prefetched.set(key, promise);
      return { key, reply: await promise };
    });
    const made = await allWithin(reading, prefetchMs);
    return made?.every(({ reply }) => reply.ageS === null) === true ? made : null;
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
    return this.#isCacheable ? [...this.#made.values()] : null;
  }

  /** The reads that were answered by older replies. */
  degraded(): readonly DegradedCall[] {
    return [...this.#degraded.values()];
  }

  /** Resolves once no call is on its way, also of those that the operation has failed without: each may bring a new token. */
  async ended(): Promise<void> {
    while (this.#running > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
      // Whoever waited for that call may make another one.
      await turn();
    }
  }

  async #counted<Result>(call: Promise<Result>): Promise<Result> {
    this.#running += 1;
    try {
      return await call;
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#onIdle();
    }
  }

  async #readRecorded<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<ReplyBytes> {
    const key = JSON.stringify([endpoint.id, args]);
    const known = this.#prefetched.get(key);
    this.#prefetched.delete(key);
    if (known !== undefined) {
      this.#unspent -= endpoint.cost;
      session.spend(endpoint.cost);
    }
    const reply = await (known ?? this.#counted(this.#rest.read(endpoint, args, session)));
    if (this.#made.has(key) || reply.ageS !== null) this.markUncacheable();
    if (reply.ageS !== null) this.#degraded.set(key, { call: endpoint.id, ageSeconds: reply.ageS });
    this.#made.set(key, { key, reply, again: againOf(this.#rest, endpoint, args, reply) });
    return reply;
  }
}

/** Starts to record the calls of an operation. */
export const recordCalls = (rest: RestClient, projects: boolean): RecordedCalls =>
  new RecordedCalls(rest, projects);
