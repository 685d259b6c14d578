import { createHash } from 'node:crypto';

const length = 22;

/**
 * A short name for whoever the upstream knows by a uid, fit to be told to other gateways. It is kept for every socket, so
 * it is read from bytes: a slice of the digest's text would keep the whole text.
 */
export function personKey(uid: string): string {
  const digest = createHash('sha256').update(uid).digest('base64url');
  return Buffer.from(digest, 'latin1').toString('latin1', 0, length);
}
