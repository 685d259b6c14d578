import { type CallKind, callKindOf } from './call-timeouts.ts';
import type { Endpoint } from './endpoint.ts';

/** Kinds of calls that take their time, and would keep all others from their places. */
const slowByNature: ReadonlySet<CallKind> = new Set(['signIn', 'upload', 'longWork']);

/** An endpoint's group of calls: the first word of its id; sign-ins, uploads and long work are groups of their own. */
export function groupOf(endpoint: Endpoint<never, unknown>): string {
  const domain = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  const kind = callKindOf(endpoint);
  return slowByNature.has(kind) ? `${domain}.${kind}` : domain;
}
