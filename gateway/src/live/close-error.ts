import { UpstreamError } from '../kit/upstream-error.ts';

/** After 1012, 1013, 4408, 4410 and 4413 clients of graphql-ws reconnect automatically. */
export const closeCodes = {
  restarting: 1012,
  tryAgain: 1013,
  malformed: 4400,
  signedOut: 4401,
  mayNot: 4403,
  noInit: 4408,
  noReauthentication: 4410,
  tooSlow: 4413,
  locked: 4423,
  tooManyMessages: 4429,
  internal: 4500,
} as const;

/** Closes the socket; `message` is the reason sent to the client. */
export class CloseError extends Error {
  override name = 'CloseError';
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

const upstreamCloseCodes: ReadonlyMap<string, readonly [number, string]> = new Map([
  ['UNAUTHENTICATED', [closeCodes.signedOut, 'signed out']],
  ['FORBIDDEN', [closeCodes.mayNot, 'may not']],
  ['LOCKED', [closeCodes.locked, 'locked']],
]);

/**
 * Maps an error of authentication to a close code: 1013 (retry) when the upstream is unavailable, 4500 for anything
 * unexpected.
 */
export function closeErrorOf(error: unknown): CloseError {
  if (error instanceof CloseError) return error;
  if (!(error instanceof UpstreamError)) return new CloseError(closeCodes.internal, 'internal');
  return new CloseError(...(upstreamCloseCodes.get(error.code) ?? [closeCodes.tryAgain, 'try again']));
}
