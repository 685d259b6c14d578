import type { GraphContext } from './context.ts';

/**
 * Asks the caller's open sockets to prove themselves again, after what the caller may see has changed or credentials
 * have ended. Only for what the upstream has accepted: a caller whose credentials it did not look at may name anybody.
 */
export function requestReauth({ live, session }: Pick<GraphContext, 'live' | 'session'>): void {
  const { current } = session.jar;
  if (current !== null) live?.requestReauth(current.uid);
}
