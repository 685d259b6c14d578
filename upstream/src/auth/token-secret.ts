import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token or client id: 22 characters of URL-safe base64. */
export const newTokenSecret = () => randomBytes(16).toString('base64url');

/** What is stored of a token: its SHA-256 in hex. The token is random, so it needs no slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a stored hash is the one of a token, in constant time. */
export function isTokenOf(hash: string | null, token: string): boolean {
  if (hash === null) return false;
  const one = Buffer.from(hash, 'hex');
  const other = Buffer.from(hashToken(token), 'hex');
  return one.length === other.length && timingSafeEqual(one, other);
}
