import type { Endpoint } from './endpoint.ts';

export type CallKind = 'read' | 'change' | 'signIn' | 'upload' | 'longRunning';

/** A multiple of the timeout of a read, and whether the operation's deadline applies too. */
interface TimeLimit {
  readonly factor: number;
  readonly isWithinOperation: boolean;
}

/**
 * Changes have longer than reads, because the outcome of a timed-out change is unknown. Sign-ins hash passwords, which is
 * slow on purpose. Uploads depend on the sender's connection.
 */
const timeLimits: Readonly<Record<Exclude<CallKind, 'longRunning'>, TimeLimit>> = {
  read: { factor: 1, isWithinOperation: true },
  change: { factor: 2, isWithinOperation: true },
  signIn: { factor: 2, isWithinOperation: true },
  upload: { factor: 24, isWithinOperation: false },
};

/** A change without authentication counts as a sign-in. */
export function callKindOf({ method, once, form, auth, timeoutMs }: Endpoint<never, unknown>): CallKind {
  if (timeoutMs !== undefined) return 'longRunning';
  if (form !== undefined) return 'upload';
  if (method === 'GET' && once !== true) return 'read';
  return auth === 'none' && method !== 'GET' ? 'signIn' : 'change';
}

export function callLimitOf(endpoint: Endpoint<never, unknown>, readTimeoutMs: number) {
  const kind = callKindOf(endpoint);
  if (kind === 'longRunning') return { ms: endpoint.timeoutMs ?? readTimeoutMs, isWithinOperation: false };
  const { factor, isWithinOperation } = timeLimits[kind];
  return { ms: factor * readTimeoutMs, isWithinOperation };
}
