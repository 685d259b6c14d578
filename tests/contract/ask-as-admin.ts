import type { Stack } from '../harness/start-stack.ts';
import { adminOf } from './admin-of.ts';

/** Runs operations as the admin of a stack. */
export function askAsAdmin(stack: () => Stack) {
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> => (await adminOf(stack())).data<Data>(query, variables);
}
