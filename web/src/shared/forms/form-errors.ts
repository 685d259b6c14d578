import type { FormError, UserErrorCode } from '../relay/form-error.ts';

/** The code of a field's first error. `field` is a path in the mutation's input. */
export function fieldCode(errors: readonly FormError[], field: string): UserErrorCode | null {
  return errors.find((error) => error.field?.join('.') === field)?.code ?? null;
}

/** Whether another user has changed the record meanwhile. */
export const isConflict = (errors: readonly FormError[]): boolean =>
  errors.some(({ field, code }) => field == null && code === 'STALE');
