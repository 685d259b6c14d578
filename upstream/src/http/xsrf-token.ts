import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const size = 32;

const proofOf = (secret: string, session: string) =>
  createHmac('sha256', secret).update(`xsrf:${session}`).digest();

const xor = (one: Buffer, other: Buffer) => Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));

/** Makes a token that is valid for one session; each has its own mask, so no two are alike. Base64. */
export function makeXsrfToken(secret: string, session: string): string {
  const mask = randomBytes(size);
  return Buffer.concat([mask, xor(mask, proofOf(secret, session))]).toString('base64');
}

/** Whether a token was made for the session with the same secret. */
export function isXsrfTokenOf(secret: string, session: string, token: string): boolean {
  const bytes = Buffer.from(token, 'base64');
  if (bytes.length !== 2 * size) return false;
  return timingSafeEqual(xor(bytes.subarray(0, size), bytes.subarray(size)), proofOf(secret, session));
}
