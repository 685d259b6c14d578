import { hash } from 'node:crypto';
import { refusedField } from './http-error.ts';

/** A hash of a row's values. Clients send it back with an edit, so that conflicting edits are detected. */
export const rowVersion = (...values: unknown[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url').slice(0, 16);

/**
 * @param expected the version that an edit was made from; null or undefined to skip the check
 * @throws HttpError 422 with `base: stale` for another one than the stored version
 */
export function assertVersion<Version>(expected: Version | null | undefined, stored: Version): void {
  if (expected !== null && expected !== undefined && expected !== stored) throw refusedField('base', 'stale');
}
