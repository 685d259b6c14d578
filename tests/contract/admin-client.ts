import type { GraphClient } from '../harness/graph-client.ts';
import type { Stack } from '../harness/start-stack.ts';

const admins = new WeakMap<Stack, Promise<GraphClient>>();

/**
 * The admin client of a stack. It signs in once, since more sign-ins would end the user's oldest sessions, which other
 * tests may use.
 */
export function adminOf(stack: Stack): Promise<GraphClient> {
  const admin = admins.get(stack) ?? stack.signedIn('admin');
  admins.set(stack, admin);
  return admin;
}

/** Runs operations as the admin of a stack. */
export function runAsAdmin(stack: () => Stack) {
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> => (await adminOf(stack())).data<Data>(query, variables);
}
