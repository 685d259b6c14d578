import { hash, randomUUID } from 'node:crypto';
import { BoundedMap } from '../kit/bounded-map.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { ReplyBytes, replyIn } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { isUpstreamDown } from '../rest/upstream-error.ts';
import type { MadeCall, RecordedCalls } from './call-recorder.ts';
import type { EncodedCopies } from './serialized-result.ts';

/** What an answer is the answer to. Neither text holds credentials as they are. */
export interface CacheKey {
  /** What is queried, by whomever. */
  readonly query: string;
  /** What is queried, and who queries it. */
  readonly callerQuery: string;
}

/** A query whose answer is to be made, for `store`. */
export interface CacheMiss {
  readonly key: CacheKey;
  /** How often in a row its answer was another one than before. */
  readonly changes: number;
  /** What is known of it where this lookup was skipped. */
  readonly skipped: CacheEntry | null;
}

/** The answer to a query, or the miss. */
export type CacheLookup =
  | { readonly answer: Buffer; readonly miss: null }
  | { readonly answer: null; readonly miss: CacheMiss };

interface UpstreamCacheOptions {
  /** For all that is kept. */
  readonly maxBytes: number;
  /** Milliseconds on a scale that never jumps. */
  readonly now: () => number;
}

/** The reads that somebody's query made last, and where the answer to it is kept. */
class CacheEntry {
  /** How many more lookups are skipped. */
  skips: number;
  /** How often in a row the answer was another one than before. */
  changes: number;
  /** The tags of the replies when a lookup was skipped; null where one had none. */
  tags: string | null = null;

  constructor(
    readonly calls: readonly MadeCall[],
    readonly answerKey: string,
    changes: number,
  ) {
    this.changes = changes;
    this.skips = changes < skipping.afterChanges ? 0 : skipping.lookups;
  }
}

/** A reply that is everybody's, and when it came. */
interface TimedReply {
  readonly reply: ReplyBytes;
  readonly at: number;
}

/** The last reply to a public call, and the one before it as long as nobody knows whether the last one fits. */
class PublicReply {
  constructor(
    readonly last: TimedReply,
    readonly before: TimedReply | null,
  ) {}

  get newestFit(): TimedReply | null {
    return this.last.reply.isFit ? this.last : this.before;
  }
}

/**
 * Where an answer was another one so many times in a row, so many lookups are skipped, since to look, to digest and to
 * store is of no use then; fewer when the upstream's tags are the same twice.
 */
const skipping = { afterChanges: 4, lookups: 7 };

/** What an entry takes in memory besides its texts and bytes, roughly. */
const overhead = 500;

/** The most that a text takes in memory. */
const textBytes = (text: string): number => 2 * text.length;

/** Whether a fault is of the upstream and of the moment: it is down, or the gateway holds its calls back. */
const isPassing = (error: unknown): boolean =>
  isUpstreamDown(error) ||
  (error instanceof UpstreamError && error.code === 'RATE_LIMITED' && error.status === null);

/** Whether the reply to a call is everybody's, and not the caller's own. */
export const isEverybodys = (
  { auth, staleIfErrorMs }: Pick<Endpoint<never, unknown>, 'auth' | 'staleIfErrorMs'>,
  isSignedIn: boolean,
): boolean => staleIfErrorMs !== undefined && (auth === 'none' || (auth === 'optional' && !isSignedIn));

/** What a reply depends on where it is everybody's; null for a call whose reply may be the caller's own. */
const publicKey = <Args>(
  endpoint: Endpoint<Args, unknown>,
  args: Args,
  { jar, lang, appType }: UpstreamSession,
): string | null =>
  isEverybodys(endpoint, jar.current !== null)
    ? `reply ${JSON.stringify([endpoint.id, args, lang, appType])}`
    : null;

/** A query and all that the upstream said to it. */
function answerKeyOf({ query }: CacheKey, made: readonly Pick<MadeCall, 'key' | 'reply'>[]): string {
  const replies = made.map(({ key, reply }) => `${key}\n${reply.digest}`).sort();
  return `answer ${hash('sha256', [query, ...replies].join('\n'), 'base64')}`;
}

const entryKeyOf = ({ callerQuery }: CacheKey): string => `calls ${callerQuery}`;

/** The tags of replies; null where one has none. */
function tagsOf(made: readonly MadeCall[]): string | null {
  const tags = made.map(({ reply }) => reply.tag);
  return tags.includes(null) ? null : tags.sort().join();
}

/**
 * What the upstream said, kept within one bound, the longest unused forgotten first; `docs/cache.md` has the rules.
 * Reads of public data are answered by the last good reply while the upstream is down. Answers to queries are kept under
 * all that the upstream said to them, and given out only where it says the same to this caller now.
 */
export class UpstreamCache implements RestClient {
  readonly #rest: RestClient;
  readonly #now: () => number;
  readonly #kept: BoundedMap<PublicReply | CacheEntry | Buffer>;
  readonly #copyNames = new WeakMap<Buffer, string>();

  constructor(rest: RestClient, { maxBytes, now }: UpstreamCacheOptions) {
    this.#rest = rest;
    this.#now = now;
    this.#kept = new BoundedMap(maxBytes);
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.#kept.size;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    return replyIn(endpoint, await this.read(endpoint, args, session));
  }

  /** A reply that stands in while the upstream is down says its age and has no tag. */
  async read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const key = publicKey(endpoint, args, session);
    let reply: ReplyBytes;
    try {
      reply = await this.#rest.read(endpoint, args, session, known);
    } catch (error) {
      const last = key !== null && isPassing(error) ? this.#publicReply(key)?.newestFit : null;
      if (last == null) throw error;
      const ageMs = this.#now() - last.at;
      if (ageMs > (endpoint.staleIfErrorMs ?? 0)) throw error;
      return new ReplyBytes(last.reply.bytes, null, Math.round(ageMs / 1000));
    }
    // Whoever has signed in meanwhile may have been answered as who they are.
    if (key !== null && publicKey(endpoint, args, session) === key) this.#keepPublic(key, reply);
    return reply;
  }

  /**
   * Makes the reads again that this caller's same query made last, with the caller's own credentials, and gives the answer
   * that was made of the same bytes, where there is one. What was read is kept in `calls` for the run of the operation.
   */
  async lookup(key: CacheKey, calls: RecordedCalls, session: UpstreamSession): Promise<CacheLookup> {
    const miss = (changes: number, skipped: CacheEntry | null = null): CacheLookup => ({
      answer: null,
      miss: { key, changes, skipped },
    });
    const entry = this.#kept.get(entryKeyOf(key));
    if (!(entry instanceof CacheEntry)) return miss(0);
    if (entry.skips > 0) {
      entry.skips -= 1;
      return miss(0, entry);
    }
    const made = await calls.prefetch(entry.calls, session);
    if (made === null) return miss(entry.changes);
    const isSame = made.every(({ reply }, index) => entry.calls[index]?.reply.equals(reply) === true);
    const answer = this.#kept.get(isSame ? entry.answerKey : answerKeyOf(key, made));
    if (!(answer instanceof Buffer)) return miss(entry.changes + 1);
    entry.changes = 0;
    return { answer, miss: null };
  }

  /**
   * Keeps the answer to a query after a miss, where it was made of good replies to `calls` and nothing else.
   * @returns the answer that `write` gave; null where it was not worth keeping and `write` was not called
   */
  store({ key, changes, skipped }: CacheMiss, calls: RecordedCalls, write: () => Buffer): Buffer | null {
    const made = calls.made();
    if (made === null || made.length === 0) return null;
    if (skipped !== null) {
      const before = skipped.tags;
      skipped.tags = tagsOf(made);
      if (before === null || skipped.tags !== before) return null;
    }
    const answer = write();
    const answerKey = answerKeyOf(key, made);
    const entryKey = entryKeyOf(key);
    const replyBytes = made.reduce(
      (sum, call) => sum + overhead + textBytes(call.key) + call.reply.bytes.byteLength,
      overhead + textBytes(entryKey),
    );
    this.#kept.set(entryKey, new CacheEntry(made, answerKey, changes), replyBytes);
    this.#kept.set(answerKey, answer, overhead + answer.byteLength);
    return answer;
  }

  /** The copies of a kept answer in other encodings. */
  copiesOf(answer: Buffer): EncodedCopies {
    const name = this.#copyNames.get(answer) ?? `copy ${randomUUID()}`;
    this.#copyNames.set(answer, name);
    return {
      get: (encoding) => {
        const copy = this.#kept.get(`${name} ${encoding}`);
        return copy instanceof Buffer ? copy : undefined;
      },
      set: (encoding, copy) => {
        this.#kept.set(`${name} ${encoding}`, copy, overhead + copy.byteLength);
      },
    };
  }

  #publicReply(key: string): PublicReply | null {
    const kept = this.#kept.get(key);
    return kept instanceof PublicReply ? kept : null;
  }

  /** Keeps a reply, and the one before it: whoever asked for it will say whether it fits. */
  #keepPublic(key: string, reply: ReplyBytes): void {
    const kept = this.#publicReply(key);
    const isSame = kept?.last.reply.equals(reply) === true;
    const before = (isSame ? kept.before : kept?.newestFit) ?? null;
    const last = { reply: isSame && kept.last.reply.isFit ? kept.last.reply : reply, at: this.#now() };
    const size = overhead + reply.bytes.byteLength + (before?.reply.bytes.byteLength ?? 0);
    this.#kept.set(key, new PublicReply(last, before), size);
  }
}
