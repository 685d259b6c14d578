import { hash, randomUUID } from 'node:crypto';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { signInKey } from '../guard/rate/rate-rules.ts';
import { isUpstreamError } from '../kit/errors.ts';
import { isUpstreamDown } from '../rest/call-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { ReplyBytes } from '../rest/reply.ts';
import type { UpstreamSession } from '../rest/session.ts';
import type { RecordedCall, ReplyReader } from './call-recorder.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import {
  bytesOf,
  cachedResult,
  type EncodedCopies,
  type SerializedAnswer,
  type SerializedResult,
} from './serialized-result.ts';

/** Identifies a query. Neither key contains credentials in plain text. */
export interface CacheKey {
  /** The query of any caller, for its latest answer. */
  readonly shared: string;
  /** The query of this caller, for the caller's last answer. */
  readonly own: string;
}

/** Encoded copies of one answer, each an entry of the cache. Their key is created with the first copy. */
class CachedCopies implements EncodedCopies {
  readonly #entries: Entries;
  #key: string | null = null;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  get(encoding: string): Buffer | undefined {
    const copy = this.#key === null ? undefined : this.#entries.get(`${this.#key} ${encoding}`);
    return copy instanceof Buffer ? copy : undefined;
  }

  set(encoding: string, copy: Buffer): void {
    this.#key ??= `copy ${randomUUID()}`;
    this.#entries.set(`${this.#key} ${encoding}`, copy, { size: overhead + copy.byteLength });
  }
}

class CachedAnswer {
  readonly calls: readonly RecordedCall[];
  readonly answer: SerializedAnswer;

  constructor(calls: readonly RecordedCall[], answer: SerializedAnswer) {
    this.calls = calls;
    this.answer = answer;
  }

  isMadeFrom(calls: readonly RecordedCall[], replies: readonly ReplyBytes[]): boolean {
    if (calls.length !== this.calls.length) return false;
    return calls.every(({ key }, index) => {
      const reply = this.calls.find((call) => call.key === key)?.reply;
      return reply !== undefined && replies[index]?.equals(reply) === true;
    });
  }
}

interface TimedReply {
  readonly reply: ReplyBytes;
  readonly at: number;
}

/** The last reply to a public call, and the previous one until the last is known to be valid. */
class PublicReply {
  readonly last: TimedReply;
  readonly previous: TimedReply | null;

  constructor(last: TimedReply, previous: TimedReply | null) {
    this.last = last;
    this.previous = previous;
  }

  get lastValid(): TimedReply | null {
    return this.last.reply.isValid ? this.last : this.previous;
  }
}

type Entries = LRUCache<string, PublicReply | CachedAnswer | Buffer>;

/** Approximate memory of an entry without its strings and bytes. */
const overhead = 500;

const textBytes = (text: string): number => 2 * text.length;

const isTransient = (error: unknown): boolean =>
  isUpstreamDown(error) || (isUpstreamError(error, 'RATE_LIMITED') && error.status === null);

/** Whether the reply to a call is the same for all callers. */
export const isPublicCall = (
  { auth, staleIfErrorMs }: Pick<Endpoint<never, unknown>, 'auth' | 'staleIfErrorMs'>,
  isSignedIn: boolean,
): boolean => staleIfErrorMs !== undefined && (auth === 'none' || (auth === 'optional' && !isSignedIn));

/** Cache key of a public call; null for a call whose reply depends on the caller. */
const publicKey = <Args>(
  endpoint: Endpoint<Args, unknown>,
  args: Args,
  { jar, lang, appType }: UpstreamSession,
): string | null =>
  isPublicCall(endpoint, jar.current !== null)
    ? `reply ${JSON.stringify([endpoint.id, args, lang, appType])}`
    : null;

/**
 * LRU cache of upstream replies and answers; `docs/cache.md` has the rules. While the upstream is down, the last good
 * reply serves reads of public data. An answer is stored with its upstream replies and used again only when the upstream
 * sends this caller the same replies now.
 */
export class UpstreamCache implements ReplyReader {
  readonly #rest: ReplyReader;
  readonly #now: () => number;
  readonly #entries: Entries;

  /** @param options with a monotonic clock in milliseconds */
  constructor(
    rest: ReplyReader,
    { maxBytes, now }: { readonly maxBytes: number; readonly now: () => number },
  ) {
    this.#rest = rest;
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: maxBytes });
  }

  /** Size of all entries in bytes. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /** A stale reply has `ageS` and no ETag. */
  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    cached?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const key = publicKey(endpoint, args, session);
    const reading = this.#rest.read(endpoint, args, session, cached);
    if (key === null) return reading;
    return reading.then(
      (reply) => {
        // The reply may be personal if the session has signed in since the call was sent.
        if (publicKey(endpoint, args, session) === key) this.#storePublic(key, reply);
        return reply;
      },
      (error: unknown) => this.#staleReply(key, endpoint, error),
    );
  }

  /**
   * Repeats the upstream calls of this caller's last answer, with the current credentials, and returns the answer that was
   * made from the same replies: the caller's last, or the latest of any caller; null when there is none. The operation reuses
   * the replies when it then runs.
   */
  async lookup(key: CacheKey, { calls, session }: OperationContext): Promise<SerializedResult | null> {
    const last = this.#answer(key.own);
    if (last === null) return null;
    const replies = await calls.prefetch(last.calls, session);
    if (replies === null) return null;
    if (last.isMadeFrom(last.calls, replies)) return cachedResult(last.answer);
    const shared = this.#answer(key.shared);
    if (shared?.isMadeFrom(last.calls, replies) !== true) return null;
    const ownCalls = last.calls.map((call, index) => ({ ...call, reply: replies[index] ?? call.reply }));
    this.#storeAnswer(key.own, new CachedAnswer(ownCalls, shared.answer));
    return cachedResult(shared.answer);
  }

  /**
   * Stores the result of a query without errors if it depends on nothing but good replies to upstream calls.
   * @returns the result, serialized when it was stored
   */
  store(key: CacheKey, { calls }: OperationContext, result: ExecutionResult): ExecutionResult {
    const recorded = result.errors === undefined ? calls.recorded() : null;
    if (recorded === null || recorded.length === 0) return result;
    const answer = { bytes: bytesOf(result), copies: this.newCopies() };
    const cached = new CachedAnswer(recorded, answer);
    this.#storeAnswer(key.own, cached);
    this.#storeAnswer(key.shared, cached);
    return cachedResult(answer);
  }

  newCopies(): EncodedCopies {
    return new CachedCopies(this.#entries);
  }

  #answer(key: string): CachedAnswer | null {
    const entry = this.#entries.get(key);
    return entry instanceof CachedAnswer ? entry : null;
  }

  #storeAnswer(key: string, cached: CachedAnswer): void {
    const size = cached.calls.reduce(
      (sum, call) => sum + overhead + textBytes(call.key) + call.reply.bytes.byteLength,
      overhead + textBytes(key) + cached.answer.bytes.byteLength,
    );
    this.#entries.set(key, cached, { size });
  }

  /** The last good reply instead of a failed one. @throws `error` when there is none or it cannot replace the error */
  #staleReply(key: string, { staleIfErrorMs = 0 }: Endpoint<never, unknown>, error: unknown): ReplyBytes {
    const last = isTransient(error) ? this.#publicReply(key)?.lastValid : null;
    if (last == null) throw error;
    const ageMs = this.#now() - last.at;
    if (ageMs > staleIfErrorMs) throw error;
    return new ReplyBytes(last.reply.bytes, null, Math.round(ageMs / 1000));
  }

  #publicReply(key: string): PublicReply | null {
    const entry = this.#entries.get(key);
    return entry instanceof PublicReply ? entry : null;
  }

  /** Stores a reply, and the previous one: the caller of `read` has yet to validate the new reply. */
  #storePublic(key: string, reply: ReplyBytes): void {
    const entry = this.#publicReply(key);
    const isSame = entry?.last.reply.equals(reply) === true;
    const previous = (isSame ? entry.previous : entry?.lastValid) ?? null;
    const last = { reply: isSame && entry.last.reply.isValid ? entry.last.reply : reply, at: this.#now() };
    const size = overhead + reply.bytes.byteLength + (previous?.reply.bytes.byteLength ?? 0);
    this.#entries.set(key, new PublicReply(last, previous), { size });
  }
}

const digests = new WeakMap<OperationDefinitionNode, string>();

function digestOf({ definition, operationName, source }: PreparedOperation): string {
  const digest = digests.get(definition) ?? hash('sha256', `${operationName} ${source}`, 'base64');
  digests.set(definition, digest);
  return digest;
}

/** null for an operation whose answer is never stored. */
export function cacheKeyOf(operation: PreparedOperation, { session }: OperationContext): CacheKey | null {
  if (operation.type !== 'query') return null;
  const { lang, appType, jar } = session;
  const variables = operation.definition.variableDefinitions?.length
    ? JSON.stringify(operation.variables)
    : '';
  const query = `${lang} ${appType} ${digestOf(operation)} ${variables}`;
  if (jar.current === null) return { shared: `shared guest ${query}`, own: `own guest ${query}` };
  return { shared: `shared member ${query}`, own: `own ${signInKey(jar.current)} ${query}` };
}
