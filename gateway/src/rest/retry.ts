import { UpstreamError } from '../kit/upstream-error.ts';
import { type CallKind, callKindOf } from './call-timeouts.ts';
import type { Endpoint } from './endpoint.ts';

/** Statuses of an upstream, or of a proxy before it, that has no time for the moment. */
const busy: ReadonlySet<number | null> = new Set([502, 503, 504]);

const safe: CallKind = 'read';

/** So that the second tries of many callers do not come at once, in milliseconds. */
const mostJitterMs = 100;

/**
 * How many milliseconds to wait before a call is tried a second time, by what its first try failed with and by its
 * Retry-After; null when it must not be. Only plain reads are safe to repeat: after a connection that failed before a byte
 * of the answer, or after 502, 503 or 504, but for a 503 that passes on the data provider's troubles.
 */
export function retryDelay(
  endpoint: Endpoint<never, unknown>,
  error: unknown,
  random: () => number,
): number | null {
  if (callKindOf(endpoint) !== safe || !(error instanceof UpstreamError)) return null;
  const { code, status, retryAfterS } = error;
  const isWorthIt = code === 'UPSTREAM_OFFLINE' || (code === 'UPSTREAM_ERROR' && busy.has(status));
  return isWorthIt ? (retryAfterS ?? 0) * 1000 + random() * mostJitterMs : null;
}
