import { UpstreamError } from '../kit/upstream-error.ts';
import { type CallKind, callKindOf } from './call-timeouts.ts';
import type { Endpoint } from './endpoint.ts';

/** Statuses of an upstream, or of a proxy before it, that has no time for the moment. */
const busy: ReadonlySet<number | null> = new Set([502, 503, 504]);

const safe: CallKind = 'read';

/** So that the retries of many callers do not come at once, in milliseconds. */
const maxJitterMs = 100;

/** Nobody is told to come again later than in an hour. */
const maxRetryAfterS = 3600;

/**
 * How many milliseconds to wait before a call is sent a second time, by what it failed with and by its Retry-After; null
 * when it must not be. Only plain reads are safe to repeat: after a connection that failed before a byte of the answer, or
 * after 502, 503 or 504, but for a 503 that passes on the data provider's troubles.
 */
export function retryDelay(
  endpoint: Endpoint<never, unknown>,
  error: unknown,
  random: () => number,
): number | null {
  if (callKindOf(endpoint) !== safe || !(error instanceof UpstreamError)) return null;
  const { code, status, retryAfterS } = error;
  const isWorthIt = code === 'UPSTREAM_OFFLINE' || (code === 'UPSTREAM_ERROR' && busy.has(status));
  return isWorthIt ? (retryAfterS ?? 0) * 1000 + random() * maxJitterMs : null;
}

/**
 * How many calls of a pool may be retried: one for each so many calls, and a few at once after a quiet time. So an
 * upstream that fails for everybody gets at most that share of calls on top.
 */
export class RetryBudget {
  readonly #callsPerRetry: number;
  readonly #maxCalls: number;
  #calls: number;

  /** @param maxAtOnce are there at the start, and are the most that are ever saved up */
  constructor({ callsPerRetry, maxAtOnce }: { readonly callsPerRetry: number; readonly maxAtOnce: number }) {
    this.#callsPerRetry = callsPerRetry;
    this.#maxCalls = callsPerRetry * maxAtOnce;
    this.#calls = this.#maxCalls;
  }

  count(): void {
    this.#calls = Math.min(this.#maxCalls, this.#calls + 1);
  }

  /** Takes a retry; false when there is none left. */
  take(): boolean {
    if (this.#calls < this.#callsPerRetry) return false;
    this.#calls -= this.#callsPerRetry;
    return true;
  }
}

function secondsIn(text: string, nowMs: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return /^[a-z]+,/i.test(text) ? Math.ceil((Date.parse(text) - nowMs) / 1000) : Number.NaN;
}

/**
 * The seconds after which an answer's Retry-After asks to come again: a whole number of them, or a date from which `nowMs`
 * (milliseconds since 1970) is taken. Null for none, and for one that is neither.
 */
export function retryAfterIn(header: string | null | undefined, nowMs: number): number | null {
  const seconds = secondsIn(header?.trim() ?? '', nowMs);
  return Number.isNaN(seconds) ? null : Math.min(maxRetryAfterS, Math.max(0, seconds));
}
