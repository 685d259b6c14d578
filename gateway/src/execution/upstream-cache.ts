import { hash, randomUUID } from 'node:crypto';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { signInKey } from '../guard/rate/rate-rules.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { decodeReply, ReplyBytes } from '../rest/reply.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';
import { isUpstreamDown } from '../rest/upstream-error.ts';
import type { MadeCall, RecordedCalls } from './call-recorder.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import {
  bytesOf,
  type EncodedCopies,
  type RememberedAnswer,
  rememberedResult,
  type SerializedResult,
} from './serialized-result.ts';

/** What an answer is the answer to. Neither text holds credentials as they are. */
export interface CacheKey {
  /** What is queried, by whomever: the newest answer of all. */
  readonly newest: string;
  /** What is queried, and who queries it: the caller's own last answer. */
  readonly own: string;
}

interface UpstreamCacheOptions {
  /** For all that is kept. */
  readonly maxBytes: number;
  /** Milliseconds on a scale that never jumps. */
  readonly now: () => number;
}

/** The copies of one answer, kept and forgotten by themselves; their name is made with the first. */
class KeptCopies implements EncodedCopies {
  readonly #kept: Kept;
  #name: string | null = null;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  get(encoding: string): Buffer | undefined {
    const copy = this.#name === null ? undefined : this.#kept.get(`${this.#name} ${encoding}`);
    return copy instanceof Buffer ? copy : undefined;
  }

  set(encoding: string, copy: Buffer): void {
    this.#name ??= `copy ${randomUUID()}`;
    this.#kept.set(`${this.#name} ${encoding}`, copy, overhead + copy.byteLength);
  }
}

/** An answer, and the reads that it was made of. */
export class CachedAnswer {
  constructor(
    readonly calls: readonly MadeCall[],
    readonly answer: RememberedAnswer,
  ) {}

  /** Whether it was made of these replies to some calls, and no others. */
  isOf(calls: readonly MadeCall[], replies: readonly ReplyBytes[]): boolean {
    if (calls.length !== this.calls.length) return false;
    return calls.every(({ key }, index) => {
      const reply = this.calls.find((call) => call.key === key)?.reply;
      return reply !== undefined && replies[index]?.equals(reply) === true;
    });
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
    return this.last.reply.isValid ? this.last : this.before;
  }
}

type Kept = BoundedMap<PublicReply | CachedAnswer | Buffer>;

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

/**
 * What the upstream said, kept within one bound, the longest unused forgotten first; `docs/cache.md` has the rules.
 * Reads of public data are answered by the last good reply while the upstream is down. Answers to queries are kept with
 * all that the upstream said to them, and given out only where it says the same to this caller now.
 */
export class UpstreamCache implements RestClient {
  readonly #rest: RestClient;
  readonly #now: () => number;
  readonly #kept: Kept;

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
    return decodeReply(endpoint, await this.read(endpoint, args, session));
  }

  /** A reply that stands in while the upstream is down says its age and has no tag. */
  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const key = publicKey(endpoint, args, session);
    const reading = this.#rest.read(endpoint, args, session, known);
    if (key === null) return reading;
    return reading.then(
      (reply) => {
        // Whoever has signed in meanwhile may have been answered as who they are.
        if (publicKey(endpoint, args, session) === key) this.#keepPublic(key, reply);
        return reply;
      },
      (error: unknown) => this.#standIn(key, endpoint, error),
    );
  }

  /** The answer to this caller's same query that was made last; null where none is kept. */
  lastOf({ own }: CacheKey): CachedAnswer | null {
    return this.#answer(own);
  }

  /** The answer that was made of just these replies to the calls of the caller's last: that, or the newest of all callers; else null. */
  answerOf(key: CacheKey, last: CachedAnswer, replies: readonly ReplyBytes[]): RememberedAnswer | null {
    const { calls } = last;
    if (last.isOf(calls, replies)) return last.answer;
    const newest = this.#answer(key.newest);
    if (newest?.isOf(calls, replies) !== true) return null;
    const made = calls.map((call, index) => ({ ...call, reply: replies[index] ?? call.reply }));
    this.#keep(key.own, new CachedAnswer(made, newest.answer));
    return newest.answer;
  }

  /**
   * Keeps the answer to a query, where it was made of good replies to `calls` and nothing else.
   * @returns the answer that `write` gave; null where it is not kept and `write` was not called
   */
  store(key: CacheKey, calls: RecordedCalls, write: () => Buffer): RememberedAnswer | null {
    const made = calls.made();
    if (made === null || made.length === 0) return null;
    const answer = { bytes: write(), copies: this.newCopies() };
    const cached = new CachedAnswer(made, answer);
    this.#keep(key.own, cached);
    this.#keep(key.newest, cached);
    return answer;
  }

  /** Where the copies of an answer in other encodings are kept. */
  newCopies(): EncodedCopies {
    return new KeptCopies(this.#kept);
  }

  #answer(key: string): CachedAnswer | null {
    const kept = this.#kept.get(key);
    return kept instanceof CachedAnswer ? kept : null;
  }

  #keep(key: string, cached: CachedAnswer): void {
    const size = cached.calls.reduce(
      (sum, call) => sum + overhead + textBytes(call.key) + call.reply.bytes.byteLength,
      overhead + textBytes(key) + cached.answer.bytes.byteLength,
    );
    this.#kept.set(key, cached, size);
  }

  /** The last good reply in place of one that failed. @throws the `error` where there is none, or it is none for that */
  #standIn(key: string, { staleIfErrorMs = 0 }: Endpoint<never, unknown>, error: unknown): ReplyBytes {
    const last = isPassing(error) ? this.#publicReply(key)?.newestFit : null;
    if (last == null) throw error;
    const ageMs = this.#now() - last.at;
    if (ageMs > staleIfErrorMs) throw error;
    return new ReplyBytes(last.reply.bytes, null, Math.round(ageMs / 1000));
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
    const last = { reply: isSame && kept.last.reply.isValid ? kept.last.reply : reply, at: this.#now() };
    const size = overhead + reply.bytes.byteLength + (before?.reply.bytes.byteLength ?? 0);
    this.#kept.set(key, new PublicReply(last, before), size);
  }
}

/** The answers to queries in the cache of what the upstream said. */
export interface ResponseCache {
  /** What the answer to a query is kept under; null for what is never kept. */
  keyOf(operation: PreparedOperation, context: OperationContext): CacheKey | null;
  /**
   * Makes the reads again that this caller's same query made last, with the caller's own credentials, and gives the answer
   * that was made of the same bytes; null where there is none. What was read is kept in `calls` for the run of the operation.
   */
  lookup(key: CacheKey, context: OperationContext): Promise<SerializedResult | null>;
  /** Keeps a result that has just been made; gives it back, serialized where it is kept. */
  store(key: CacheKey, context: OperationContext, result: ExecutionResult): ExecutionResult;
}

const digests = new WeakMap<OperationDefinitionNode, string>();

/** A digest of the document and the name of its operation. */
function digestOf({ definition, operationName, source }: PreparedOperation): string {
  const digest = digests.get(definition) ?? hash('sha256', `${operationName} ${source}`, 'base64');
  digests.set(definition, digest);
  return digest;
}

/** The document, variables, language and type of app of a query, and a digest of whose it is. */
function keyOf(operation: PreparedOperation, { session }: OperationContext): CacheKey {
  const { lang, appType, jar } = session;
  const variables = operation.definition.variableDefinitions?.length
    ? JSON.stringify(operation.variables)
    : '';
  const asked = `${lang} ${appType} ${digestOf(operation)} ${variables}`;
  if (jar.current === null) return { newest: `newest guest ${asked}`, own: `own guest ${asked}` };
  return { newest: `newest member ${asked}`, own: `own ${signInKey(jar.current)} ${asked}` };
}

/** Holds queries without errors. */
export const createResponseCache = (cache: UpstreamCache): ResponseCache => ({
  keyOf: (operation, context) => (operation.type === 'query' ? keyOf(operation, context) : null),
  async lookup(key, { calls, session }) {
    const last = cache.lastOf(key);
    const replies = last && (await calls.prefetch(last.calls, session));
    const answer = replies && cache.answerOf(key, last, replies);
    return answer === null ? null : rememberedResult(answer);
  },
  store(key, { calls }, result) {
    if (result.errors !== undefined) return result;
    const answer = cache.store(key, calls, () => bytesOf(result));
    return answer === null ? result : rememberedResult(answer);
  },
});
