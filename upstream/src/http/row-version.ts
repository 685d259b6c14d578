import { hash } from 'node:crypto';

/** A hash of a row's values. Clients send it back with an edit, so that conflicting edits are detected. */
export const rowVersion = (...values: unknown[]): string =>
  hash('sha256', JSON.stringify(values), 'base64url').slice(0, 16);
