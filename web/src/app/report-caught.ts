import { GraphError } from '@tipgraph/client';

/**
 * Hears of what a boundary has caught while drawing. A failed operation is no fault of the app: its boundary tells
 * the person. Anything else is, and goes to the browser as an uncaught error does.
 */
export function reportCaught(thrown: unknown): void {
  if (!(thrown instanceof GraphError)) reportError(thrown);
}
