import type { UserErrorCode } from '../../__generated__/loginScreenSignInMutation.graphql.ts';

export type { UserErrorCode };

/** A fault of a form as the graph tells it. */
export interface FormError {
  readonly field: readonly string[] | null | undefined;
  readonly code: UserErrorCode;
}

/** The code of the first fault of a field (its name in the graph's input), or null when nothing is wrong with it. */
export function fieldCode(errors: readonly FormError[], field: string): UserErrorCode | null {
  return errors.find((error) => error.field?.join('.') === field)?.code ?? null;
}
