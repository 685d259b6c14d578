import { UpstreamError } from '../rest/upstream-error.ts';

/** Codes with which the gateway closes a WebSocket. */
export const closeCodes = {
  restarting: 1012,
  malformed: 4400,
  signedOut: 4401,
  mayNot: 4403,
  noInit: 4408,
  tooSlow: 4413,
  locked: 4423,
  tooMany: 4429,
  internal: 4500,
} as const;

/** Thrown where a socket must be closed; `message` is the reason that the client is told. */
export class CloseError extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.name = 'CloseError';
    this.code = code;
  }
}

const refusals: ReadonlyMap<string, readonly [number, string]> = new Map([
  ['UNAUTHENTICATED', [closeCodes.signedOut, 'signed out']],
  ['FORBIDDEN', [closeCodes.mayNot, 'may not']],
  ['LOCKED', [closeCodes.locked, 'locked']],
  ['RATE_LIMITED', [closeCodes.tooMany, 'too many']],
]);

/** How to close a socket after a failed proof of its credentials; faults of ours or the upstream's are internal. */
export function closeErrorOf(error: unknown): CloseError {
  if (error instanceof CloseError) {
    return error;
  }
  const refusal = error instanceof UpstreamError ? refusals.get(error.code) : undefined;
  return refusal === undefined ? new CloseError(closeCodes.internal, 'internal') : new CloseError(...refusal);
}
