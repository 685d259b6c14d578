import { isPlainObject } from '../kit/is-record.ts';
import type { CallReport, GroupStatus } from '../kit/reports.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { CallGroups, type CircuitChange, defaultGroupLimits, type GroupLimits } from './call-groups.ts';
import type { Endpoint } from './endpoint.ts';
import { createPool, defaultPoolOptions } from './pool.ts';
import { decodeReply, ReplyBytes } from './reply.ts';
import { RetryBudget } from './retry.ts';
import type { UpstreamSession } from './session.ts';
import { type CallDeps, UpstreamCall } from './upstream-call.ts';

/** Result of a conditional read. `etag` is for the next one. */
export type PollResult<Reply> =
  | { readonly changed: false }
  | { readonly changed: true; readonly reply: Reply; readonly etag: string | null };

export interface RestClient {
  /** @throws UpstreamError */
  call<Args, Reply>(endpoint: Endpoint<Args, Reply>, args: Args, session: UpstreamSession): Promise<Reply>;
  /**
   * Returns the undecoded reply, for `decodeReply`. `cached` is an earlier reply of the same call by the same caller: it is
   * revalidated by its ETag and returned when unchanged.
   * @throws UpstreamError
   */
  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    cached?: ReplyBytes,
  ): Promise<ReplyBytes>;
}

/** Whether the last call was answered, and when on the scale of `performance.now()`. */
interface Contact {
  readonly answered: boolean;
  readonly at: number;
}

interface UpstreamClientOptions {
  readonly upstreamUrl: string;
  /** Timeout of a read; those of other calls follow from it (`callLimitOf`). */
  readonly upstreamTimeoutMs: number;
  readonly pool?: Partial<typeof defaultPoolOptions>;
  readonly groupLimits?: GroupLimits;
  readonly onCall?: (report: CallReport) => void;
  readonly onCircuit?: (change: CircuitChange) => void;
  /** Monotonic clock in milliseconds, for the circuits and for missing calls. */
  readonly now?: () => number;
  readonly random?: () => number;
  /** Starts the timeout of a call; returns what cancels it. */
  readonly startTimer?: (ms: number, run: () => void) => () => void;
}

function startTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const retryLimits = { callsPerRetry: 10, maxBurst: 10 };

/**
 * The JSON body of a call; undefined for none.
 * @throws UpstreamError for a call without credentials that it needs, or with text that cannot be stored
 */
function bodyOf<Args>(endpoint: Endpoint<Args, unknown>, args: Args, session: UpstreamSession): unknown {
  if (endpoint.auth === 'user' && session.jar.current === null) {
    throw new UpstreamError('UNAUTHENTICATED', 'You need to sign in.');
  }
  const body = endpoint.body?.(args);
  const unstorable = findUnstorable(body) ?? findUnstorable(args);
  if (unstorable === null) return body;
  throw new UpstreamError('BAD_USER_INPUT', 'A string of the input has a character that cannot be stored.', {
    status: 422,
    faults: [{ field: unstorable || null, message: 'invalid' }],
  });
}

/**
 * The only way to the upstream. A sent call is never aborted, because its response may carry the caller's next token: after
 * the timeout its caller gets UPSTREAM_TIMEOUT and the call continues to its end. Reads are retried once within the timeout
 * after a transient failure of the upstream; calls that change something never are.
 */
export class UpstreamClient implements RestClient {
  readonly #deps: CallDeps;
  readonly #now: () => number;
  /** By the id of an optional call that the upstream has answered with 404: until when it is not sent again. */
  readonly #missingUntil = new Map<string, number>();
  /** Ids of optional calls that have been answered: a 404 of one does not mean that the upstream lacks it. */
  readonly #present = new Set<string>();
  #lastContact: Contact | null = null;

  constructor(options: UpstreamClientOptions) {
    const { upstreamUrl, random = Math.random } = options;
    const pool = { ...defaultPoolOptions, ...options.pool };
    const now = options.now ?? (() => performance.now());
    this.#now = now;
    this.#deps = {
      pool: createPool(upstreamUrl, pool),
      basePath: new URL(upstreamUrl).pathname.replace(/\/+$/, ''),
      upstreamTimeoutMs: options.upstreamTimeoutMs,
      idleTimeoutMs: pool.headersTimeout,
      groups: new CallGroups({
        limits: options.groupLimits ?? defaultGroupLimits,
        now,
        random,
        onCircuit: (change) => options.onCircuit?.(change),
      }),
      budget: new RetryBudget(retryLimits),
      random,
      startTimer: options.startTimer ?? startTimeout,
      onContact: (answered) => {
        this.#lastContact = { answered, at: performance.now() };
      },
      onCall: (report) => options.onCall?.(report),
    };
  }

  /** null before the first call has ended. */
  get lastContact(): Contact | null {
    return this.#lastContact;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    return decodeReply(endpoint, await this.read(endpoint, args, session));
  }

  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    cached?: ReplyBytes,
  ): Promise<ReplyBytes> {
    return new Promise((resolve, reject) => {
      const body = bodyOf(endpoint, args, session);
      this.#checkMissing(endpoint.id);
      session.spend(endpoint.cost);
      const succeed = (reply: ReplyBytes) => {
        if (endpoint.optional === true) this.#present.add(endpoint.id);
        resolve(reply);
      };
      const fail = (error: UpstreamError) => {
        if (endpoint.optional === true && error.code === 'NOT_FOUND' && !this.#present.has(endpoint.id)) {
          this.#missingUntil.set(endpoint.id, this.#now() + missingForMs);
        }
        reject(error);
      };
      new UpstreamCall(this.#deps, { endpoint, args, session, body, cached }, succeed, fail).start();
    });
  }

  /** @throws UpstreamError NOT_FOUND for a missing call */
  #checkMissing(id: string): void {
    if (this.#now() < (this.#missingUntil.get(id) ?? 0)) {
      throw new UpstreamError('NOT_FOUND', `The upstream has no call ${id}.`, { status: 404 });
    }
  }

  /**
   * Reads with If-None-Match when an `etag` is given.
   * @throws UpstreamError
   */
  async poll<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    const cached = new ReplyBytes(new Uint8Array(), etag);
    const reply = await this.read(endpoint, args, session, cached);
    if (reply === cached) return { changed: false };
    return { changed: true, reply: decodeReply(endpoint, reply), etag: reply.etag };
  }

  groups(): readonly GroupStatus[] {
    return this.#deps.groups.status();
  }

  /** Waits up to `graceMs` for running calls, then closes the connections. */
  async close(graceMs = 5000): Promise<void> {
    const { pool } = this.#deps;
    const timer = setTimeout(() => void pool.destroy(), graceMs);
    await pool.close();
    clearTimeout(timer);
  }
}

/** Characters that no database stores as text: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * The field of a string that cannot be stored; null when there is none. Searches strings, arrays and plain objects.
 * @param field the field that holds the value; empty for none
 */
function findUnstorable(value: unknown, field = ''): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && !isPlainObject(value)) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, Array.isArray(value) ? field : name);
    if (found !== null) return found;
  }
  return null;
}

const missingForMs = 10 * 60_000;
