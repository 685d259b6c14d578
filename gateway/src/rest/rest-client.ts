import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'undici';
import { UpstreamError } from '../kit/upstream-error.ts';
import {
  CallGroups,
  type CircuitChange,
  defaultGroupLimits,
  type GroupLimits,
  type GroupStatus,
  type Permit,
} from './call-groups.ts';
import { callLimitOf } from './call-timeouts.ts';
import type { CallOutcome } from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { findUnstorable } from './find-unstorable.ts';
import { createPool, defaultPoolLimits, type PoolLimits } from './pool.ts';
import { ReplyBytes, replyIn } from './reply.ts';
import { RetryBudget, retryDelay } from './retry.ts';
import type { UpstreamSession } from './session.ts';
import { type Answer, createTry, type SentCall, type TryCall } from './try-call.ts';
import { isUpstreamDown } from './upstream-error.ts';

/** What happened to one call, for logs and metrics. `status` is null and `code` set when no answer could be used. */
export interface CallReport {
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  /** 0 when it was not sent, 2 when it was sent again. */
  readonly tries: number;
  readonly requestId: string;
}

/** Result of a conditional read: unchanged since `etag`, or the reply with the tag to ask with next time. */
export type PollResult<Reply> =
  | { readonly changed: false }
  | { readonly changed: true; readonly reply: Reply; readonly etag: string | null };

/** Calls the upstream. */
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
  /** Milliseconds on a scale that never jumps, for the circuits. */
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

/** The reply of a good answer; it has bytes, since one without JSON is none. */
const replyOf = ({ bytes, etag }: Answer): ReplyBytes => new ReplyBytes(bytes ?? new Uint8Array(), etag);

const tooLate = ({ id }: Endpoint<never, unknown>): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${id}.`);

/** What a failed call says about the upstream; one that its caller broke says nothing. */
function outcomeOf(error: unknown): CallOutcome {
  if (isUpstreamDown(error)) return error.code === 'UPSTREAM_OFFLINE' ? 'unreachable' : 'bad';
  return error instanceof UpstreamError && error.status !== null ? 'good' : 'none';
}

/** @throws UpstreamError for a call that cannot be made, whatever the upstream would say */
function check<Args>(endpoint: Endpoint<Args, unknown>, args: Args, session: UpstreamSession): void {
  if (endpoint.auth === 'user' && session.jar.current === null) {
    throw new UpstreamError('UNAUTHENTICATED', 'You need to sign in.');
  }
  const unstorable = findUnstorable(endpoint.body?.(args)) ?? findUnstorable(args);
  if (unstorable === null) return;
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
  readonly #options: UpstreamClientOptions;
  readonly #pool: Pool;
  readonly #budget = new RetryBudget(retryLimits);
  readonly #groups: CallGroups;
  readonly #random: () => number;
  readonly #tryCall: TryCall;
  #lastContact: Contact | null = null;

  constructor(options: UpstreamClientOptions) {
    const { upstreamUrl, limits = defaultPoolLimits, random = Math.random } = options;
    this.#options = options;
    this.#random = random;
    this.#pool = createPool(upstreamUrl, limits);
    this.#groups = new CallGroups({
      limits: options.groupLimits ?? defaultGroupLimits,
      now: options.now ?? (() => performance.now()),
      random,
      onCircuit: (change) => options.onCircuit?.(change),
    });
    this.#tryCall = createTry({
      pool: this.#pool,
      basePath: new URL(upstreamUrl).pathname.replace(/\/+$/, ''),
      abandonAfterMs: limits.abandonAfterMs,
      onContact: (answered) => this.#contacted(answered),
    });
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

  async read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const answer = await this.#exchange(endpoint, args, session, known?.tag ?? null);
    return answer.status === 304 && known !== undefined ? known : replyOf(answer);
  }

  /** Reads conditionally with If-None-Match when an `etag` is given. Throws `UpstreamError`. */
  async poll<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<PollResult<Reply>> {
    const answer = await this.#exchange(endpoint, args, session, etag);
    if (answer.status === 304) return { changed: false };
    return { changed: true, reply: replyIn(endpoint, replyOf(answer)), etag: answer.etag };
  }

  /** How the groups of calls are doing. */
  groups(): readonly GroupStatus[] {
    return this.#groups.status();
  }

  /** Lets running calls end, at most `graceMs`, then closes the connections. */
  async close(graceMs = 5000): Promise<void> {
    const timer = setTimeout(() => void this.#pool.destroy(), graceMs);
    await this.#pool.close();
    clearTimeout(timer);
  }

  #contacted(answered: boolean): void {
    this.#lastContact = { answered, at: performance.now() };
  }

  /** Makes a call, and reports how it went. */
  async #exchange<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<Answer> {
    check(endpoint, args, session);
    session.spend(endpoint.cost);
    const started = performance.now();
    const trace = session.trace?.call(endpoint.id, endpoint.method) ?? null;
    const traceparent = trace?.traceparent ?? null;
    const sent: SentCall<Args> = { endpoint, args, session, etag, traceparent, tries: 0, isAbandoned: false };
    let status: number | null = null;
    let code: string | null = null;
    try {
      const answer = await this.#timed(sent);
      status = answer.status;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) ({ code, status } = error);
      throw error;
    } finally {
      trace?.end(status, code);
      this.#options.onCall?.({
        endpointId: endpoint.id,
        status,
        code,
        durationMs: performance.now() - started,
        tries: sent.tries,
        requestId: session.requestId,
      });
    }
  }

  /** Lets a call in, and answers within its time; past that the call goes on without its caller. */
  #timed<Args>(call: SentCall<Args>): Promise<Answer> {
    const { endpoint, session } = call;
    const usual = callLimitOf(endpoint, this.#options.upstreamTimeoutMs);
    const leftMs = session.deadline - performance.now();
    const limitMs = usual.isWithinOperation ? Math.min(usual.ms, leftMs) : usual.ms;
    if (limitMs <= 0) throw tooLate(endpoint);
    const permit = this.#groups.enter(endpoint, session.caller);
    const { after = startTimer } = this.#options;
    return new Promise<Answer>((resolve, reject) => {
      const stopTimer = after(limitMs, () => {
        call.isAbandoned = true;
        const isSent = call.tries > 0;
        // One that was given less time than usual, or none, says nothing about the upstream, nor does a sender's slow line.
        const isTelling = isSent && endpoint.form === undefined && limitMs >= usual.ms / 2;
        permit.report(isTelling ? 'bad' : 'none');
        if (isSent) this.#contacted(false);
        else permit.release();
        reject(tooLate(endpoint));
      });
      this.#send(call, limitMs, permit).then(
        (answer) => {
          stopTimer();
          permit.report('good');
          resolve(answer);
        },
        (error: unknown) => {
          stopTimer();
          permit.report(outcomeOf(error));
          reject(error);
        },
      );
    });
  }

  /** Sends a call in its turn, and a safe one again where that may help within `limitMs`. */
  async #send<Args>(call: SentCall<Args>, limitMs: number, { turn, release }: Permit): Promise<Answer> {
    const until = performance.now() + limitMs;
    try {
      if (turn !== null) await turn;
      if (call.isAbandoned) throw tooLate(call.endpoint);
      this.#budget.count();
      try {
        return await this.#try(call, limitMs);
      } catch (error) {
        const waitMs = retryDelay(call.endpoint, error, this.#random);
        const isInTime = waitMs !== null && performance.now() + waitMs < until && !call.isAbandoned;
        if (!isInTime || !this.#budget.take()) throw error;
        await pause(waitMs);
        if (call.isAbandoned) throw error;
        return await this.#try(call, limitMs);
      }
    } finally {
      release();
    }
  }

  #try<Args>(call: SentCall<Args>, limitMs: number): Promise<Answer> {
    call.tries += 1;
    return this.#tryCall(call, limitMs);
  }
}
