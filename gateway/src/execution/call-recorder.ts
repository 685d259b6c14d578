import { setImmediate as turn } from 'node:timers/promises';
import type { Endpoint } from '../rest/endpoint.ts';
import { overrideReads } from '../rest/override-reads.ts';
import type { ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/** A read of the upstream that was made; two of the same key are the same. */
export interface MadeCall {
  readonly key: string;
  readonly reply: ReplyBytes;
  /** Makes it again, for the same caller: the same reply comes back where the upstream says that it is still so. */
  readonly again: (session: UpstreamSession) => Promise<ReplyBytes>;
}

/** A read that failed and whose last good reply stood in, by its endpoint's id. */
export interface DegradedCall {
  readonly call: string;
  readonly ageSeconds: number;
}

/** The upstream calls of one operation, noted as they are made. */
export interface RecordedCalls {
  /** The client that the operation uses. */
  readonly rest: RestClient;
  /**
   * Makes reads that the operation is expected to make, all at once, and gives their replies. One that the operation then
   * asks for is not made again, and only then taken out of its budget. Null when one of them failed, was stood in for or
   * takes more than half a second: the operation then waits for what it needs itself.
   */
  readonly prefetch: (
    calls: readonly MadeCall[],
    session: UpstreamSession,
  ) => Promise<readonly Pick<MadeCall, 'key' | 'reply'>[] | null>;
  /** What the reads cost that were made ahead and that the operation has not asked for. */
  readonly unspent: () => number;
  /** Says that the operation looks at something besides answers of the upstream. */
  readonly markUncacheable: () => void;
  /** The reads so far; null where the operation depends on more than good answers to them. */
  readonly made: () => readonly MadeCall[] | null;
  /** The reads for which older replies stood in. */
  readonly degraded: () => readonly DegradedCall[];
  /** Resolves once no call is on its way, also of those that the operation has failed without: each may bring a new token. */
  readonly ended: () => Promise<void>;
}

/** Whether a call only reads, and as quickly as an operation may wait. */
const isPlainRead = ({ method, once, timeoutMs }: Endpoint<never, unknown>): boolean =>
  method === 'GET' && once !== true && timeoutMs === undefined;

/** How long an operation waits for all that was read ahead. */
const aheadMs = 500;

/** Made out here, since it is kept long after the operation and would hold all that it noted. */
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

/** Starts to note the calls of an operation. */
export function recordCalls(rest: RestClient): RecordedCalls {
  const made = new Map<string, MadeCall>();
  const ahead = new Map<string, Promise<ReplyBytes>>();
  const degraded = new Map<string, DegradedCall>();
  let unspent = 0;
  let spoiled = false;
  let underWay = 0;
  let onEnd = () => {};

  async function followed<Result>(call: Promise<Result>): Promise<Result> {
    underWay += 1;
    try {
      return await call;
    } finally {
      underWay -= 1;
      if (underWay === 0) onEnd();
    }
  }

  async function readNoted<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<ReplyBytes> {
    const key = JSON.stringify([endpoint.id, args]);
    const known = ahead.get(key);
    ahead.delete(key);
    if (known !== undefined) {
      unspent -= endpoint.cost;
      session.spend(endpoint.cost);
    }
    const reply = await (known ?? followed(rest.read(endpoint, args, session)));
    if (made.has(key) || reply.ageS !== null) spoiled = true;
    if (reply.ageS !== null) degraded.set(key, { call: endpoint.id, ageSeconds: reply.ageS });
    made.set(key, { key, reply, again: againOf(rest, endpoint, args, reply) });
    return reply;
  }

  async function read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<ReplyBytes> {
    try {
      if (isPlainRead(endpoint)) return await readNoted(endpoint, args, session);
    } catch (error) {
      spoiled = true;
      throw error;
    }
    spoiled = true;
    return followed(rest.read(endpoint, args, session));
  }

  return {
    rest: overrideReads(rest, {
      read,
      poll(endpoint, args, session, etag) {
        spoiled = true;
        return followed(rest.poll(endpoint, args, session, etag));
      },
    }),
    async prefetch(calls, session) {
      const unpaid: UpstreamSession = {
        ...session,
        spend: (cost) => {
          unspent += cost;
        },
      };
      const reading = calls.map(async ({ key, again }) => {
        const promise = followed(again(unpaid));
        ahead.set(key, promise);
        return { key, reply: await promise };
      });
      const made = await allWithin(reading, aheadMs);
      return made?.every(({ reply }) => reply.ageS === null) === true ? made : null;
    },
    unspent: () => unspent,
    markUncacheable() {
      spoiled = true;
    },
    made: () => (spoiled ? null : [...made.values()]),
    degraded: () => [...degraded.values()],
    async ended() {
      while (underWay > 0) {
        await new Promise<void>((resolve) => {
          onEnd = resolve;
        });
        // Whoever waited for that call may make another one.
        await turn();
      }
    },
  };
}
