import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

const size = 32;

const sessionHmac = (secret: string, session: string) =>
  createHmac('sha256', secret).update(`xsrf:${session}`).digest();

const xor = (one: Buffer, other: Buffer) => Buffer.from(one.map((byte, index) => byte ^ (other[index] ?? 0)));

/** A base64 token for one session. Each has a random mask, so all differ. */
export function makeXsrfToken(secret: string, session: string): string {
  const mask = randomBytes(size);
  return Buffer.concat([mask, xor(mask, sessionHmac(secret, session))]).toString('base64');
}

/** Whether a token was created for the session with the same secret. */
export function isXsrfTokenOf(secret: string, session: string, token: string): boolean {
  const bytes = Buffer.from(token, 'base64');
  if (bytes.length !== 2 * size) return false;
  return timingSafeEqual(xor(bytes.subarray(0, size), bytes.subarray(size)), sessionHmac(secret, session));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser's session, to which XSRF tokens are bound. */
    browserSession: string;
  }
  interface FastifyContextConfig {
    /** For routes outside the API, which have no session and authenticate their callers themselves. */
    bypassesSession?: boolean;
  }
}

const sessionCookie = '_upstream_session';
const tokenCookie = 'XSRF-TOKEN';
const sessionPattern = /^[\w-]{22}$/;
const newSession = () => randomBytes(16).toString('base64url');
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Replaces the browser's session, which invalidates its XSRF tokens. */
export function resetSession(request: FastifyRequest): void {
  request.browserSession = newSession();
}

/**
 * Sets an HttpOnly session cookie and a new XSRF token in a readable cookie with each reply. Rejects unsafe methods without
 * a token of the session in `X-XSRF-TOKEN` with 422.
 */
export function registerSessions(server: FastifyInstance, secret: string): void {
  server.decorateRequest('browserSession', '');

  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.bypassesSession === true) return;
    const given = request.cookies[sessionCookie];
    const session = given !== undefined && sessionPattern.test(given) ? given : null;
    request.browserSession = session ?? newSession();
    if (safeMethods.has(request.method) || request.is404) return;
    const token = request.headers['x-xsrf-token'];
    if (session === null || typeof token !== 'string' || !isXsrfTokenOf(secret, session, token)) {
      throw new HttpError(422, { xsrf_token: ['invalid'] });
    }
  });

  server.addHook('onSend', async ({ browserSession: session }, reply) => {
    if (session === '') return;
    reply.setCookie(sessionCookie, session, { path: '/', sameSite: 'lax', httpOnly: true });
    reply.setCookie(tokenCookie, makeXsrfToken(secret, session), { path: '/', sameSite: 'lax' });
  });
}
