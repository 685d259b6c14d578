import { UpstreamError } from '../kit/upstream-error.ts';
import { isConnectTimeout } from './call-error.ts';
import { callKindOf } from './call-timeouts.ts';
import type { Endpoint } from './endpoint.ts';

/** Statuses of an overloaded upstream, or of a proxy in front of it. */
const busyStatuses: ReadonlySet<number | null> = new Set([502, 503, 504]);

/** Spreads the retries of many callers. */
const maxJitterMs = 100;

const maxRetryAfterS = 3600;

/**
 * Milliseconds to wait before a call is sent again; null when it must not be. Only plain reads are safe to repeat: after a
 * connection that failed before the first byte, or after 502, 503 or 504, except for a 503 of the data provider. Not
 * after a connect timeout, which takes most of the default time limit.
 */
export function retryDelay(
  endpoint: Endpoint<never, unknown>,
  error: unknown,
  random: () => number,
): number | null {
  if (callKindOf(endpoint) !== 'read' || !(error instanceof UpstreamError)) return null;
  const { code, status, retryAfterS } = error;
  const isTransient =
    (code === 'UPSTREAM_OFFLINE' && !isConnectTimeout(error)) ||
    (code === 'UPSTREAM_ERROR' && busyStatuses.has(status));
  return isTransient ? (retryAfterS ?? 0) * 1000 + random() * maxJitterMs : null;
}

/** Allows one retry per `callsPerRetry` calls, so that a failing upstream gets little extra load. */
export class RetryBudget {
  readonly #callsPerRetry: number;
  readonly #maxCalls: number;
  #calls: number;

  /** @param limits `maxBurst` is the number of retries at the start, and the most that are saved up */
  constructor({ callsPerRetry, maxBurst }: { readonly callsPerRetry: number; readonly maxBurst: number }) {
    this.#callsPerRetry = callsPerRetry;
    this.#maxCalls = callsPerRetry * maxBurst;
    this.#calls = this.#maxCalls;
  }

  count(): void {
    this.#calls = Math.min(this.#maxCalls, this.#calls + 1);
  }

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

/** Seconds of a Retry-After header in either form, at most an hour; null when it is absent or malformed. */
export function parseRetryAfter(header: string | null | undefined, nowMs: number): number | null {
  const seconds = secondsIn(header?.trim() ?? '', nowMs);
  return Number.isNaN(seconds) ? null : Math.min(maxRetryAfterS, Math.max(0, seconds));
}
