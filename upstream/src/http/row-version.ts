import { createHash } from 'node:crypto';

/** A hash of a row's values. Clients send it back with an edit, so that conflicting edits are detected. */
export const rowVersion = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
