import type { GraphClient } from '../harness/graph-client.ts';
import type { Street } from '../harness/start-street.ts';

const admins = new WeakMap<Street, Promise<GraphClient>>();

/**
 * The admin of a street, who signs in once, the first time: who signs in again and again is signed out in their
 * oldest browsers, which other tests may hold.
 */
export function adminOf(street: Street): Promise<GraphClient> {
  const known = admins.get(street) ?? street.signedIn('admin');
  admins.set(street, known);
  return known;
}
