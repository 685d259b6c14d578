import { createHash } from 'node:crypto';

/**
 * What stands for some values of a row: whoever sends back the version that they read is told when it has become another
 * meanwhile.
 */
export const rowVersion = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
