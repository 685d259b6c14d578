import type { FormError } from './field-codes.ts';

/** Whether somebody else has changed meanwhile what was to be changed. */
export const isStale = (errors: readonly FormError[]): boolean =>
  errors.some(({ field, code }) => field == null && code === 'STALE');
