import type { FormError, UserErrorCode } from '../relay/use-app-mutation.ts';

export type { FormError, UserErrorCode };

/** The code of a field's first error. `field` is a path in the mutation's input. */
export function fieldCode(errors: readonly FormError[], field: string): UserErrorCode | null {
  return errors.find((error) => error.field?.join('.') === field)?.code ?? null;
}

/** Whether another user has changed the record meanwhile. */
export const isConflict = (errors: readonly FormError[]): boolean =>
  errors.some(({ field, code }) => field == null && code === 'STALE');
