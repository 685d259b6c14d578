import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamError } from '../kit/upstream-error.ts';
import {
  type CircuitChange,
  createCallGroups,
  defaultGroupLimits,
  type GroupLimits,
  type GroupStatus,
} from './call-groups.ts';
import { callLimitOf } from './call-timeouts.ts';
import type { CallOutcome } from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { findUnstorable } from './find-unstorable.ts';
import { createPool, defaultPoolLimits, type PoolLimits } from './pool.ts';
import { ReplyBytes, replyIn } from './reply.ts';
import { retryDelay } from './retry.ts';
import { RetryBudget } from './retry-budget.ts';
import type { CallTrace, UpstreamSession } from './session.ts';
import { type Answer, createTry, type TriedCall } from './try-call.ts';
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

/** The only way to the upstream. */
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
  /** Reads conditionally with If-None-Match when an `etag` is given. Throws `UpstreamError`. */
  poll<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<PollResult<Reply>>;
  /** How the groups of calls are doing. */
  readonly groups: () => readonly GroupStatus[];
  /** Whether the newest call got any answer, and when (scale of `performance.now()`); null before the first. */
  readonly lastContact: Contact | null;
  /** Lets running calls end, at most `graceMs`, then closes the connections. */
  close(graceMs?: number): Promise<void>;
}

/** What the newest call told about the upstream. */
export interface Contact {
  readonly answered: boolean;
  readonly at: number;
}

interface RestClientOptions {
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

/** Second tries are at most a tenth of the calls, and ten at once after a quiet time. */
const secondTries = { callsForOne: 10, mostAtOnce: 10 };

/** The reply of a good answer; it has bytes, since one without JSON is none. */
const replyOf = ({ bytes, etag }: Answer): ReplyBytes => new ReplyBytes(bytes ?? new Uint8Array(), etag);

const tooLate = ({ id }: Endpoint<never, unknown>): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${id}.`);

/** What a failed call says about the upstream; one that its caller broke says nothing. */
function outcomeOf(error: unknown): CallOutcome {
  if (isUpstreamDown(error)) return error.code === 'UPSTREAM_OFFLINE' ? 'unreachable' : 'bad';
  return error instanceof UpstreamError && error.status !== null ? 'good' : 'none';
}

/**
 * Makes the client for one upstream. A call that was sent is never aborted, because its answer may carry the caller's
 * next token: past the time limit its caller gets UPSTREAM_TIMEOUT and the call ends by itself. Reads are tried a second
 * time within that limit where the failure was the upstream's and a moment may mend it; calls that change something never
 * are. Calls of a group that does not answer are refused at once, and a slow group's wait among themselves.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const { upstreamUrl, upstreamTimeoutMs, limits = defaultPoolLimits } = options;
  const { random = Math.random, after = startTimer } = options;
  const pool = createPool(upstreamUrl, limits);
  const budget = new RetryBudget(secondTries);
  const groups = createCallGroups({
    limits: options.groupLimits ?? defaultGroupLimits,
    now: options.now ?? (() => performance.now()),
    random,
    onCircuit: (change) => options.onCircuit?.(change),
  });
  let lastContact: Contact | null = null;
  const onContact = (answered: boolean) => {
    lastContact = { answered, at: performance.now() };
  };
  const tryCall = createTry({
    pool,
    basePath: new URL(upstreamUrl).pathname.replace(/\/+$/, ''),
    abandonAfterMs: limits.abandonAfterMs,
    onContact,
  });

  /** Sends a call, and a safe one again where that may help before `until`; `onSend` hears of each time. */
  async function retryOnce<Args>(call: TriedCall<Args>, until: number, onSend: () => void): Promise<Answer> {
    budget.count();
    onSend();
    try {
      return await tryCall(call);
    } catch (error) {
      const waitMs = retryDelay(call.endpoint, error, random);
      const isInTime = waitMs !== null && performance.now() + waitMs < until && !call.isAbandoned();
      if (!isInTime || !budget.take()) throw error;
      await pause(waitMs);
      if (call.isAbandoned()) throw error;
      onSend();
      return tryCall(call);
    }
  }

  function timed<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
    trace: CallTrace | null,
    onSend: () => void,
  ): Promise<Answer> {
    const usual = callLimitOf(endpoint, upstreamTimeoutMs);
    const leftMs = session.deadline - performance.now();
    const limitMs = usual.isWithinOperation ? Math.min(usual.ms, leftMs) : usual.ms;
    if (limitMs <= 0) throw tooLate(endpoint);
    const { turn, leave, tell } = groups.enter(endpoint, session.caller);
    let isAbandoned = false;
    let isSent = false;
    const until = performance.now() + limitMs;
    const traceparent = trace?.traceparent ?? null;
    const call = { endpoint, args, session, etag, limitMs, traceparent, isAbandoned: () => isAbandoned };

    async function send(): Promise<Answer> {
      try {
        if (turn !== null) await turn;
        if (isAbandoned) throw tooLate(endpoint);
        isSent = true;
        return await retryOnce(call, until, onSend);
      } finally {
        leave();
      }
    }

    return new Promise<Answer>((resolve, reject) => {
      const stopTimer = after(limitMs, () => {
        isAbandoned = true;
        // One that was given less time than usual, or none, says nothing about the upstream, nor does a sender's slow line.
        const isTelling = isSent && endpoint.form === undefined && limitMs >= usual.ms / 2;
        tell(isTelling ? 'bad' : 'none');
        if (isSent) onContact(false);
        else leave();
        reject(tooLate(endpoint));
      });
      send().then(
        (answer) => {
          stopTimer();
          tell('good');
          resolve(answer);
        },
        (error: unknown) => {
          stopTimer();
          tell(outcomeOf(error));
          reject(error);
        },
      );
    });
  }

  async function exchange<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<Answer> {
    if (endpoint.auth === 'user' && session.jar.current === null) {
      throw new UpstreamError('UNAUTHENTICATED', 'You need to sign in.');
    }
    const unstorable = findUnstorable(endpoint.body?.(args)) ?? findUnstorable(args);
    if (unstorable !== null) {
      throw new UpstreamError(
        'BAD_USER_INPUT',
        'A text of the input has a character that cannot be stored.',
        {
          status: 422,
          faults: [{ field: unstorable || null, message: 'invalid' }],
        },
      );
    }
    session.spend(endpoint.cost);
    const started = performance.now();
    const trace = session.trace?.call(endpoint.id, endpoint.method) ?? null;
    let status: number | null = null;
    let code: string | null = null;
    let tries = 0;
    try {
      const answer = await timed(endpoint, args, session, etag, trace, () => {
        tries += 1;
      });
      status = answer.status;
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) ({ code, status } = error);
      throw error;
    } finally {
      trace?.end(status, code);
      options.onCall?.({
        endpointId: endpoint.id,
        status,
        code,
        durationMs: performance.now() - started,
        tries,
        requestId: session.requestId,
      });
    }
  }

  async function read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const answer = await exchange(endpoint, args, session, known?.tag ?? null);
    return answer.status === 304 && known !== undefined ? known : replyOf(answer);
  }

  return {
    get lastContact() {
      return lastContact;
    },
    async call(endpoint, args, session) {
      return replyIn(endpoint, await read(endpoint, args, session));
    },
    read,
    groups: groups.status,
    async poll(endpoint, args, session, etag) {
      const answer = await exchange(endpoint, args, session, etag);
      if (answer.status === 304) return { changed: false };
      return { changed: true, reply: replyIn(endpoint, replyOf(answer)), etag: answer.etag };
    },
    async close(graceMs = 5000) {
      const timer = setTimeout(() => void pool.destroy(), graceMs);
      await pool.close();
      clearTimeout(timer);
    },
  };
}
