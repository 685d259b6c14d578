import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ClientToken } from '../db/tables.ts';

/** A new token or client id: 22 characters of URL-safe base64. */
export const newTokenSecret = () => randomBytes(16).toString('base64url');

/** What is stored of a token: its SHA-256 in hex. The token is random, so it needs no slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Whether a stored hash is the one of a token, in constant time. */
function isTokenOf(hash: string | null, token: string): boolean {
  if (hash === null) return false;
  const one = Buffer.from(hash, 'hex');
  const other = Buffer.from(hashToken(token), 'hex');
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Token records of a user by client id. */
type ClientTokens = Record<string, ClientToken>;

/** How long a token lives from the request that made it. */
const tokenLifespan = 14 * 24 * 60 * 60 * 1000;
/** Requests that begin less than this after the client's last one are answered without a new token. */
export const batchWindow = 5_000;
/**
 * A read that comes less than this after a request that was noted is not noted itself, so that the calls of one screen
 * write once; a window may thus close this much sooner after the last call.
 */
const touchInterval = 250;
/** A user's clients; signing in on one more drops the one that expires first. */
const maxClients = 10;

/** A record of a client that has just signed in; its window is not open yet, so the same reply rotates it. */
function firstRecord(tokenHash: string, now: number): ClientToken {
  return {
    token: tokenHash,
    expiry: now + tokenLifespan,
    previousToken: null,
    lastToken: null,
    updatedAt: 0,
  };
}

/**
 * Whether a client's token is good: the current one or the one before it until the record expires, the one
 * before those for as long as the batch window is open.
 */
export function isAccepted(record: ClientToken, token: string, now: number): boolean {
  if (record.expiry <= now) return false;
  const isCurrent = isTokenOf(record.token, token);
  const isPrevious = isTokenOf(record.previousToken, token);
  const isLast = isTokenOf(record.lastToken, token) && record.updatedAt > now - batchWindow;
  return isCurrent || isPrevious || isLast;
}

/** Whether a request belongs to a batch: the client was served less than a window before it began. */
export function isBatch(record: ClientToken, requestStart: number): boolean {
  return record.updatedAt > requestStart - batchWindow;
}

/** Whether a client was served so shortly before `now` that its window is as good as just opened. */
export function isRecentlyTouched(record: ClientToken, now: number): boolean {
  return record.updatedAt > now - touchInterval;
}

/** The record with a new current token. */
export function rotated(record: ClientToken, tokenHash: string, now: number): ClientToken {
  return {
    token: tokenHash,
    expiry: now + tokenLifespan,
    previousToken: record.token,
    lastToken: record.previousToken,
    updatedAt: now,
  };
}

/** The records with one more client: expired ones go, and the earliest to expire while there are too many. */
function withClient(tokens: ClientTokens, client: string, record: ClientToken, now: number): ClientTokens {
  const others = Object.entries(tokens)
    .filter(([id, other]) => id !== client && other.expiry > now)
    .sort(([, one], [, other]) => other.expiry - one.expiry)
    .slice(0, maxClients - 1);
  return { ...Object.fromEntries(others), [client]: record };
}

/** The records without one client. */
export function withoutClient(tokens: ClientTokens, client: string): ClientTokens {
  return Object.fromEntries(Object.entries(tokens).filter(([id]) => id !== client));
}

/** Opens one more client beside those that a user has; `tokens` are all of them, to be stored. */
export function newClient(known: ClientTokens, now: number) {
  const client = newTokenSecret();
  const token = newTokenSecret();
  return { client, token, tokens: withClient(known, client, firstRecord(hashToken(token), now), now) };
}
