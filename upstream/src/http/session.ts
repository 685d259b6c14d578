import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

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

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the browser's session: it carries nothing but the binding of XSRF tokens. */
    browserSession: string;
  }
  interface FastifyContextConfig {
    /** Whether a route is no part of the API: it has no session and proves by itself who calls. */
    guardsItself?: boolean;
  }
}

const sessionCookie = '_upstream_session';
const tokenCookie = 'XSRF-TOKEN';
const wellFormed = /^[\w-]{22}$/;
const newSession = () => randomBytes(16).toString('base64url');
const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ends the browser's session and begins a new one, so that XSRF tokens of the old one die. */
export function resetSession(request: FastifyRequest): void {
  request.browserSession = newSession();
}

/**
 * Keeps a session cookie that scripts cannot read and beside it a fresh XSRF token in one that they can, and
 * refuses with 422 whatever may change something without a token of the session in `X-XSRF-TOKEN`.
 */
export function keepSessions(server: FastifyInstance, secret: string): void {
  server.decorateRequest('browserSession', '');

  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.guardsItself === true) return;
    const given = request.cookies[sessionCookie];
    const known = given !== undefined && wellFormed.test(given) ? given : null;
    request.browserSession = known ?? newSession();
    if (changesNothing.has(request.method) || request.is404) return;
    const token = request.headers['x-xsrf-token'];
    if (known === null || typeof token !== 'string' || !isXsrfTokenOf(secret, known, token)) {
      throw new HttpError(422, { xsrf_token: ['invalid'] });
    }
  });

  server.addHook('onSend', async (request, reply) => setCookies(request, reply, secret));
}

function setCookies(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const session = request.browserSession;
  if (session === '') return;
  reply.setCookie(sessionCookie, session, { path: '/', sameSite: 'lax', httpOnly: true });
  reply.setCookie(tokenCookie, makeXsrfToken(secret, session), { path: '/', sameSite: 'lax' });
}
