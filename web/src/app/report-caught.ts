import { GraphError } from '@tipgraph/client';

/**
 * Hears of what a boundary has caught while drawing. A failed operation is no error of the app: its boundary tells
 * the person. Anything else is, and goes to the browser as an uncaught error does.
 */
export function reportCaught(thrown: unknown): void {
  if (!(thrown instanceof GraphError)) reportError(thrown);
}

/** What a prerendered page says of a part that waits for the server. */
export const waitsForServer = 'waits-for-server';

/** Hears of what hydration has drawn anew. That a part of a prerendered page waits for the server is no error. */
export function reportRecovered(thrown: unknown): void {
  const isExpected = thrown instanceof Error && 'digest' in thrown && thrown.digest === waitsForServer;
  if (!isExpected) reportError(thrown);
}
