import type { Endpoint } from './endpoint.ts';

/** Kinds of calls, by how long they may take. */
export type CallKind = 'read' | 'change' | 'signIn' | 'upload' | 'longWork';

/** How long a call may take: as many times the usual limit of a read, or so many milliseconds whatever the usual limit. */
type TimeLimit = { readonly times: number } | { readonly ms: number };

/**
 * Changes have longer than reads, since one that is given up leaves open whether it was done. A change that is open to
 * everybody proves who somebody is, as a sign-in: the upstream computes with passwords there, slowly on purpose. Files come
 * at the pace of the sender's line.
 */
const timeLimits: Readonly<Record<Exclude<CallKind, 'longWork'>, TimeLimit>> = {
  read: { times: 1 },
  change: { times: 2 },
  signIn: { times: 2 },
  upload: { ms: 120_000 },
};

/** Of which kind an endpoint's calls are. */
export function callKindOf({ method, once, form, auth, patienceMs }: Endpoint<never, unknown>): CallKind {
  if (patienceMs !== undefined) return 'longWork';
  if (form !== undefined) return 'upload';
  if (method === 'GET' && once !== true) return 'read';
  return auth === 'none' && method !== 'GET' ? 'signIn' : 'change';
}

/** How long a call may take, in milliseconds, and whether the end of its operation comes before. */
export interface CallLimit {
  readonly ms: number;
  readonly isWithinOperation: boolean;
}

/** The limit of an endpoint's calls where a read may usually take `usualMs`. */
export function callLimitOf(endpoint: Endpoint<never, unknown>, usualMs: number): CallLimit {
  const kind = callKindOf(endpoint);
  if (kind === 'longWork') return { ms: endpoint.patienceMs ?? usualMs, isWithinOperation: false };
  const limit = timeLimits[kind];
  return 'ms' in limit
    ? { ms: limit.ms, isWithinOperation: false }
    : { ms: limit.times * usualMs, isWithinOperation: true };
}
