import { GraphError } from '@tipgraph/client';

/** Reports a render error as uncaught, except a failed GraphQL operation: its boundary shows it to the user. */
export function reportCaught(thrown: unknown): void {
  if (!(thrown instanceof GraphError)) reportError(thrown);
}

/** Error digest in a prerendered page for a part that needs the server. */
export const serverRequiredDigest = 'waits-for-server';

/** Reports a hydration error, except for a part that needs the server. */
export function reportRecovered(thrown: unknown): void {
  const isExpected = thrown instanceof Error && 'digest' in thrown && thrown.digest === serverRequiredDigest;
  if (!isExpected) reportError(thrown);
}
