import { createHash } from 'node:crypto';

/** A short name for whoever the upstream knows by a uid, fit to be told to other gateways. */
export const personKey = (uid: string): string =>
  createHash('sha256').update(uid).digest('base64url').slice(0, 22);
