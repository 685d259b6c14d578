import type { GraphClient } from '../harness/graph-client.ts';
import type { Street } from '../harness/start-street.ts';

/**
 * Runs operations as an admin who signs in once, the first time: who signs in again and again is signed out in their
 * oldest browsers, which other tests may hold.
 */
export function askAsAdmin(street: () => Street) {
  let client: Promise<GraphClient> | null = null;
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> => {
    client ??= street().signedIn('admin');
    return (await client).data<Data>(query, variables);
  };
}
