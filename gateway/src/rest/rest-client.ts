import { UpstreamError } from '../kit/upstream-error.ts';
import {
  CallGroups,
  type CircuitChange,
  defaultGroupLimits,
  type GroupLimits,
  type GroupStatus,
} from './call-groups.ts';
import type { Endpoint } from './endpoint.ts';
import { createPool, defaultPoolLimits, type PoolLimits } from './pool.ts';
import { ReplyBytes, replyIn } from './reply.ts';
import { RetryBudget } from './retry.ts';
import type { UpstreamSession } from './session.ts';
import { type CallReport, type CallServices, UpstreamCall } from './upstream-call.ts';

/** Result of a conditional read: unchanged since `etag`, or the reply with the tag to ask with next time. */
export type PollResult<Reply> =
  | { readonly changed: false }
  | { readonly changed: true; readonly reply: Reply; readonly etag: string | null };

export interface RestClient {
  /** Calls an endpoint and checks its reply. Throws `UpstreamError`. */
  call<Args, Reply>(endpoint: Endpoint<Args, Reply>, args: Args, session: UpstreamSession): Promise<Reply>;
  /**
   * Calls an endpoint and gives its JSON as it came, for `replyIn`. One that is `known`, from the same caller's same call,
   * is asked for by its tag, and given back where it is still the same. Throws `UpstreamError`.
   */
  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes>;
}

/** What the newest call told about the upstream. */
export interface Contact {
  readonly answered: boolean;
  readonly at: number;
}

interface UpstreamClientOptions {
  readonly upstreamUrl: string;
  /** How long a read may take before its caller is told UPSTREAM_TIMEOUT, in milliseconds; other calls by `callLimitOf`. */
  readonly upstreamTimeoutMs: number;
  readonly limits?: PoolLimits;
  readonly groupLimits?: GroupLimits;
  readonly onCall?: (report: CallReport) => void;
  /** Told when the circuit of a group of calls opens, half opens or closes. */
  readonly onCircuit?: (change: CircuitChange) => void;
  /** Milliseconds on a scale that never jumps, for the circuits and for calls that the upstream is without. */
  readonly now?: () => number;
  readonly random?: () => number;
  /** Runs something once a call's time is up, in milliseconds; gives what prevents it. */
  readonly after?: (ms: number, run: () => void) => () => void;
}

function startTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Retries are at most a tenth of the calls, and ten at once after a quiet time. */
const retryLimits = { callsPerRetry: 10, maxAtOnce: 10 };

/**
 * What a call sends as JSON; undefined for nothing.
 * @throws UpstreamError for a call that cannot be made, whatever the upstream would say
 */
function bodyOf<Args>(endpoint: Endpoint<Args, unknown>, args: Args, session: UpstreamSession): unknown {
  if (endpoint.auth === 'user' && session.jar.current === null) {
    throw new UpstreamError('UNAUTHENTICATED', 'You need to sign in.');
  }
  const body = endpoint.body?.(args);
  const unstorable = findUnstorable(body) ?? findUnstorable(args);
  if (unstorable === null) return body;
  throw new UpstreamError('BAD_USER_INPUT', 'A text of the input has a character that cannot be stored.', {
    status: 422,
    faults: [{ field: unstorable || null, message: 'invalid' }],
  });
}

/**
 * The only way to the upstream. A call that was sent is never aborted, because its answer may carry the caller's next
 * token: past the time limit its caller gets UPSTREAM_TIMEOUT and the call ends by itself. Reads are retried once within
 * that limit where the failure was the upstream's and passes; calls that change something never are. Calls of a group that
 * does not answer are refused at once, and a slow group's wait among themselves.
 */
export class UpstreamClient implements RestClient {
  readonly #services: CallServices;
  readonly #absent: AbsentCalls;
  #lastContact: Contact | null = null;

  constructor(options: UpstreamClientOptions) {
    const { upstreamUrl, limits = defaultPoolLimits, random = Math.random } = options;
    const now = options.now ?? (() => performance.now());
    this.#absent = new AbsentCalls(now);
    this.#services = {
      pool: createPool(upstreamUrl, limits),
      basePath: new URL(upstreamUrl).pathname.replace(/\/+$/, ''),
      upstreamTimeoutMs: options.upstreamTimeoutMs,
      abandonAfterMs: limits.abandonAfterMs,
      groups: new CallGroups({
        limits: options.groupLimits ?? defaultGroupLimits,
        now,
        random,
        onCircuit: (change) => options.onCircuit?.(change),
      }),
      budget: new RetryBudget(retryLimits),
      random,
      after: options.after ?? startTimer,
      onContact: (answered) => {
        this.#lastContact = { answered, at: performance.now() };
      },
      onCall: (report) => options.onCall?.(report),
    };
  }

  /** Whether the newest call got any answer, and when (scale of `performance.now()`); null before the first. */
  get lastContact(): Contact | null {
    return this.#lastContact;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    return replyIn(endpoint, await this.read(endpoint, args, session));
  }

  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    return new Promise((resolve, reject) => {
      const body = bodyOf(endpoint, args, session);
      this.#absent.check(endpoint);
      session.spend(endpoint.cost);
      const fail = (error: UpstreamError) => {
        this.#absent.note(endpoint, error);
        reject(error);
      };
      new UpstreamCall(this.#services, { endpoint, args, session, body, known }, resolve, fail).begin();
    });
  }

  /** Reads conditionally with If-None-Match when an `etag` is given. Throws `UpstreamError`. */
  async poll<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    const known = new ReplyBytes(new Uint8Array(), etag);
    const reply = await this.read(endpoint, args, session, known);
    if (reply === known) return { changed: false };
    return { changed: true, reply: replyIn(endpoint, reply), etag: reply.tag };
  }

  groups(): readonly GroupStatus[] {
    return this.#services.groups.status();
  }

  /** Lets running calls end, at most `graceMs`, then closes the connections. */
  async close(graceMs = 5000): Promise<void> {
    const { pool } = this.#services;
    const timer = setTimeout(() => void pool.destroy(), graceMs);
    await pool.close();
    clearTimeout(timer);
  }
}

/** Characters that no database stores as text: the zero character, and half of a pair that makes one character. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * The field of what a call sends whose text cannot be stored; null when there is none. What is neither text, list nor plain
 * object is not looked into.
 * @param field the field that holds the value; empty for none
 */
function findUnstorable(value: unknown, field = ''): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? field : null;
  if (Array.isArray(value)) return firstIn(value.map((inner) => [field, inner]));
  if (typeof value !== 'object' || value === null) return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? firstIn(Object.entries(value)) : null;
}

function firstIn(entries: readonly (readonly [string, unknown])[]): string | null {
  for (const [field, value] of entries) {
    const found = findUnstorable(value, field);
    if (found !== null) return found;
  }
  return null;
}

/** How long a call that the upstream has not got is not asked for again. */
const rememberedMs = 10 * 60_000;

class AbsentCalls {
  readonly #now: () => number;
  readonly #until = new Map<string, number>();

  /** `now`: milliseconds on a scale that never jumps. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws UpstreamError NOT_FOUND for a call that the upstream is known to be without */
  check({ id }: Endpoint<never, unknown>): void {
    const until = this.#until.get(id);
    if (until === undefined) return;
    if (this.#now() < until) {
      throw new UpstreamError('NOT_FOUND', `The upstream has no call ${id}.`, { status: 404 });
    }
    this.#until.delete(id);
  }

  /** Remembers that an optional call is missing, where this is what its failure says. */
  note({ id, optional }: Endpoint<never, unknown>, { code }: UpstreamError): void {
    if (optional === true && code === 'NOT_FOUND') this.#until.set(id, this.#now() + rememberedMs);
  }
}
