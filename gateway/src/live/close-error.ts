import { UpstreamError } from '../kit/upstream-error.ts';

/** Codes with which the gateway closes a WebSocket. After 1012, 1013, 4408, 4410 and 4413 clients of graphql-ws reconnect by themselves. */
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
]);

/**
 * How to close a socket whose credentials could not be validated: it may try again when the upstream could not say, and
 * anything else is a bug of ours.
 */
export function closeErrorOf(error: unknown): CloseError {
  if (error instanceof CloseError) return error;
  if (!(error instanceof UpstreamError)) return new CloseError(closeCodes.internal, 'internal');
  return new CloseError(...(refusals.get(error.code) ?? [closeCodes.tryAgain, 'try again']));
}
