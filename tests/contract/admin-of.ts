import type { GraphClient } from '../harness/graph-client.ts';
import type { Stack } from '../harness/start-stack.ts';

const admins = new WeakMap<Stack, Promise<GraphClient>>();

/**
 * The admin of a stack, who signs in once, the first time: who signs in again and again is signed out in their
 * oldest browsers, which other tests may hold.
 */
export function adminOf(stack: Stack): Promise<GraphClient> {
  const known = admins.get(stack) ?? stack.signedIn('admin');
  admins.set(stack, known);
  return known;
}
