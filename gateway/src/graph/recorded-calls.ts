import type { Endpoint } from '../rest/endpoint.ts';
import { replyIn } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/** A read of the upstream that can be made again; two of the same key are the same. */
export interface ReadCall {
  readonly key: string;
  readonly read: (session: UpstreamSession) => Promise<Uint8Array>;
}

/** A read that was made, and the bytes of its answer. */
export interface MadeCall {
  readonly call: ReadCall;
  readonly bytes: Uint8Array;
}

/** The upstream calls of one operation, noted as they are made. */
export interface RecordedCalls {
  /** The client that the operation uses. */
  readonly rest: RestClient;
  /**
   * Makes reads that the operation is expected to make, all at once. One that the operation then asks for is not made
   * again, and only then taken out of its budget. Null when one of them failed.
   */
  readonly readAhead: (
    calls: readonly ReadCall[],
    session: UpstreamSession,
  ) => Promise<readonly MadeCall[] | null>;
  /** Says that the operation looks at something besides answers of the upstream. */
  readonly spoil: () => void;
  /** The reads so far; null where the operation depends on more than good answers to them. */
  readonly made: () => readonly MadeCall[] | null;
}

/** Whether a call only reads, and as quickly as an operation may wait. */
const isPlainRead = ({ method, once, patienceMs }: Endpoint<never, unknown>): boolean =>
  method === 'GET' && once !== true && patienceMs === undefined;

/** Starts to note the calls of an operation. */
export function recordCalls(rest: RestClient): RecordedCalls {
  const made = new Map<string, MadeCall>();
  const ahead = new Map<string, Promise<Uint8Array>>();
  let spoiled = false;

  async function readNoted<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Uint8Array> {
    const key = JSON.stringify([endpoint.id, args]);
    const known = ahead.get(key);
    ahead.delete(key);
    if (known !== undefined) session.spend(endpoint.cost);
    const bytes = await (known ?? rest.read(endpoint, args, session));
    if (made.has(key)) spoiled = true;
    made.set(key, { call: { key, read: (later) => rest.read(endpoint, args, later) }, bytes });
    return bytes;
  }

  async function read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Uint8Array> {
    try {
      if (isPlainRead(endpoint)) return await readNoted(endpoint, args, session);
    } catch (error) {
      spoiled = true;
      throw error;
    }
    spoiled = true;
    return rest.read(endpoint, args, session);
  }

  return {
    rest: {
      get lastContact() {
        return rest.lastContact;
      },
      call: async (endpoint, args, session) => replyIn(endpoint, await read(endpoint, args, session)),
      read,
      poll(endpoint, args, session, etag) {
        spoiled = true;
        return rest.poll(endpoint, args, session, etag);
      },
      close: (graceMs) => rest.close(graceMs),
    },
    async readAhead(calls, session) {
      const unpaid = { ...session, spend: () => {} };
      for (const { key, read: readAgain } of calls) ahead.set(key, readAgain(unpaid));
      const results = await Promise.allSettled(ahead.values());
      const read = calls.flatMap((call, index): MadeCall[] => {
        const result = results[index];
        return result?.status === 'fulfilled' ? [{ call, bytes: result.value }] : [];
      });
      return read.length === calls.length ? read : null;
    },
    spoil() {
      spoiled = true;
    },
    made: () => (spoiled ? null : [...made.values()]),
  };
}
