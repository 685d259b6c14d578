import type { UserErrorCode } from '../../__generated__/loginScreenSignInMutation.graphql.ts';

export type { UserErrorCode };

/** An error of a payload, which the user can fix. */
export interface FormError {
  /** The path of a field in the mutation's input. */
  readonly field?: readonly string[] | null | undefined;
  readonly code: UserErrorCode;
}

/** The code of a field's first error. `field` is a path in the mutation's input. */
export function fieldCode(errors: readonly FormError[], field: string): UserErrorCode | null {
  return errors.find((error) => error.field?.join('.') === field)?.code ?? null;
}

/** Whether another user has changed the record meanwhile. */
export const isConflict = (errors: readonly FormError[]): boolean =>
  errors.some(({ field, code }) => field == null && code === 'STALE');
