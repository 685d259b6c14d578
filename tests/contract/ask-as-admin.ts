import type { Street } from '../harness/start-street.ts';
import { adminOf } from './admin-of.ts';

/** Runs operations as the admin of a street. */
export function askAsAdmin(street: () => Street) {
  return async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> => (await adminOf(street())).data<Data>(query, variables);
}
