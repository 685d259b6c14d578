import { BoundedMap } from '../kit/bounded-map.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { overrideReads } from '../rest/override-reads.ts';
import { ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { isUpstreamDown } from '../rest/upstream-error.ts';

interface StandInOptions {
  /** The most bytes of replies that are kept. */
  readonly mostBytes: number;
  /** Milliseconds on a scale that never jumps. */
  readonly now: () => number;
}

interface KeptReply {
  readonly reply: ReplyBytes;
  readonly at: number;
  /** The one before, as long as nobody knows whether this one fits. */
  readonly before: KeptReply | null;
}

/** What a kept reply takes in memory besides its bytes, roughly. */
const overhead = 500;

/** Whether a fault is of the upstream and of the moment: it is down, or the gateway holds its calls back. */
const isPassing = (error: unknown): boolean =>
  isUpstreamDown(error) ||
  (error instanceof UpstreamError && error.code === 'RATE_LIMITED' && error.status === null);

/** What a reply depends on where it is everybody's; null for a call whose reply may be the caller's own. */
function keyOf<Args>(
  { id, auth, staleIfErrorMs }: Endpoint<Args, unknown>,
  args: Args,
  { jar, lang, appType }: UpstreamSession,
): string | null {
  const isEverybodys =
    staleIfErrorMs !== undefined && (auth === 'none' || (auth === 'optional' && jar.current === null));
  return isEverybodys ? JSON.stringify([id, args, lang, appType]) : null;
}

/**
 * A client that answers reads of public data with the last good reply while the upstream is down, up to the age that the
 * endpoint allows. Such a reply says its age; it has no tag. Nothing that came for credentials is ever kept.
 */
export function withStaleIfError(rest: RestClient, { mostBytes, now }: StandInOptions): RestClient {
  const kept = new BoundedMap<KeptReply>(mostBytes);

  /** The newest reply that fits; whoever asked for one reads it, so that it need not be read for this. */
  function newest(key: string): KeptReply | null {
    const last = kept.get(key) ?? null;
    return last === null || last.reply.isFit ? last : last.before;
  }

  function keep(key: string, reply: ReplyBytes): void {
    const last = kept.get(key);
    const isSame = last?.reply.equals(reply) === true;
    const before = isSame ? last.before : newest(key);
    const one = {
      reply: isSame && last.reply.isFit ? last.reply : reply,
      at: now(),
      before: before && { ...before, before: null },
    };
    const size = reply.bytes.byteLength + (before?.reply.bytes.byteLength ?? 0);
    kept.set(key, one, overhead + size);
  }

  async function read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const key = keyOf(endpoint, args, session);
    let reply: ReplyBytes;
    try {
      reply = await rest.read(endpoint, args, session, known);
    } catch (error) {
      const last = key !== null && isPassing(error) ? newest(key) : null;
      if (last === null) throw error;
      const ageMs = now() - last.at;
      if (ageMs > (endpoint.staleIfErrorMs ?? 0)) throw error;
      return new ReplyBytes(last.reply.bytes, null, Math.round(ageMs / 1000));
    }
    // Whoever has signed in meanwhile may have been answered as who they are.
    if (key !== null && keyOf(endpoint, args, session) === key) keep(key, reply);
    return reply;
  }

  return overrideReads(rest, { read });
}
