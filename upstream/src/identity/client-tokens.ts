import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientToken } from '../db/tables.ts';

/** A new token or client id: 22 characters of base64url. */
export const newTokenSecret = () => randomBytes(16).toString('base64url');

/** SHA-256 in hex. Tokens are random, so they need no slow hash. */
export const hashToken = (token: string) => hash('sha256', token);

/** Compares in constant time. */
function isTokenOf(known: string | null, token: string): boolean {
  return known !== null && timingSafeEqual(Buffer.from(known), Buffer.from(hashToken(token)));
}

/** From the request that created it. */
const tokenLifetimeMs = 14 * 24 * 60 * 60 * 1000;
/** Requests that start within this time after the client's last one get no new token. */
export const batchWindowMs = 5_000;
/**
 * A read within this time after the stored last request does not update it, so that the calls of one screen write once.
 * The window may therefore close this much earlier.
 */
const touchIntervalMs = 250;
/** Per user. Signing in on one more removes the client that expires first. */
const maxClients = 10;

/**
 * Whether a token is valid: the current and the previous one until the record expires, the one before them while the batch
 * window is open.
 */
export function isAccepted(record: ClientToken, token: string, now: number): boolean {
  if (record.expiry <= now) return false;
  const isCurrent = isTokenOf(record.token, token);
  const isPrevious = isTokenOf(record.previousToken, token);
  const isLast = isTokenOf(record.lastToken, token) && record.updatedAt > now - batchWindowMs;
  return isCurrent || isPrevious || isLast;
}

export function isBatch(record: ClientToken, requestStart: number): boolean {
  return record.updatedAt > requestStart - batchWindowMs;
}

export function isRecentlyTouched(record: ClientToken, now: number): boolean {
  return record.updatedAt > now - touchIntervalMs;
}

/** The record with a new current token; the other tokens move back by one. */
export function rotated(record: ClientToken, tokenHash: string, now: number): ClientToken {
  return {
    token: tokenHash,
    expiry: Math.max(now + tokenLifetimeMs, record.expiry),
    previousToken: record.token,
    lastToken: record.previousToken,
    updatedAt: now,
  };
}

/**
 * Creates a client. Removes expired ones, then those that expire first beyond `maxClients`.
 * @returns its id, its token, and all `tokens` to store
 */
export function newClient(existing: Record<string, ClientToken>, now: number, client = newTokenSecret()) {
  const token = newTokenSecret();
  const others = Object.entries(existing)
    .filter(([, { expiry }]) => expiry > now)
    .sort(([, one], [, other]) => other.expiry - one.expiry)
    .slice(0, maxClients - 1);
  const record: ClientToken = {
    token: hashToken(token),
    expiry: now + tokenLifetimeMs,
    previousToken: null,
    lastToken: null,
    // The window is not open, so the same reply rotates the token.
    updatedAt: 0,
  };
  return { client, token, tokens: { ...Object.fromEntries(others), [client]: record } };
}

/**
 * Ends all tokens of a user and creates one for a client that they used. It expires a second later than the client's others,
 * because of two tokens that expire in the same second clients keep the one received last.
 */
export function renewClient(client: string, { expiry }: ClientToken, now: number) {
  return newClient({}, Math.max(now, expiry - tokenLifetimeMs) + 1000, client);
}
