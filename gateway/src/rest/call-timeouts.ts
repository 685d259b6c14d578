import type { Endpoint } from './endpoint.ts';

/** Kinds of calls, by how long they may take. */
export type CallKind = 'read' | 'change' | 'signIn' | 'upload' | 'longRunning';

/** How long a call may take, in times of the usual limit of a read, and whether the end of its operation ends it too. */
interface TimeLimit {
  readonly times: number;
  readonly isWithinOperation: boolean;
}

/**
 * Changes have longer than reads, since one that is given up leaves open whether it was done. A change that is open to
 * everybody authenticates, as a sign-in does: the upstream computes with passwords there, slowly on purpose. Files come
 * at the pace of the sender's line.
 */
const timeLimits: Readonly<Record<Exclude<CallKind, 'longRunning'>, TimeLimit>> = {
  read: { times: 1, isWithinOperation: true },
  change: { times: 2, isWithinOperation: true },
  signIn: { times: 2, isWithinOperation: true },
  upload: { times: 24, isWithinOperation: false },
};

/** Of which kind an endpoint's calls are. */
export function callKindOf({ method, once, form, auth, timeoutMs }: Endpoint<never, unknown>): CallKind {
  if (timeoutMs !== undefined) return 'longRunning';
  if (form !== undefined) return 'upload';
  if (method === 'GET' && once !== true) return 'read';
  return auth === 'none' && method !== 'GET' ? 'signIn' : 'change';
}

/** How long a call may take, in milliseconds, and whether the end of its operation ends it too. */
export interface CallLimit {
  readonly ms: number;
  readonly isWithinOperation: boolean;
}

/** The limit of an endpoint's calls where a read may usually take `usualMs`. */
export function callLimitOf(endpoint: Endpoint<never, unknown>, usualMs: number): CallLimit {
  const kind = callKindOf(endpoint);
  if (kind === 'longRunning') return { ms: endpoint.timeoutMs ?? usualMs, isWithinOperation: false };
  const { times, isWithinOperation } = timeLimits[kind];
  return { ms: times * usualMs, isWithinOperation };
}
