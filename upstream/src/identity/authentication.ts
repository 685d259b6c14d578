import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { forbidden, locked, unauthorized } from '../http/http-error.ts';
import { type Caller, findCaller, type Permission } from './caller.ts';
import { isAccepted } from './client-tokens.ts';

/** The credentials of a request, to which `sendCredentials` responds. */
export interface UsedCredentials {
  userId: number;
  client: string;
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, unix milliseconds. */
    startedAt: number;
    caller: Caller | null;
    credentials: UsedCredentials | null;
  }
}

/** A trimmed header; null if it is missing, blank or sent twice. */
function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/**
 * Finds the caller by the credentials of a request and stores both on the request. @returns null for a guest or invalid
 * credentials
 * @throws HttpError 423 when the credentials are valid but the account is locked
 */
export async function identify(context: Deps, request: FastifyRequest): Promise<Caller | null> {
  const token = headerOf(request, 'access-token');
  const uid = headerOf(request, 'uid');
  const client = headerOf(request, 'client') ?? 'default';
  if (token === null || uid === null) return null;
  const now = context.clock();
  const caller = await findCaller(context.db, uid, now);
  if (!caller || !Object.hasOwn(caller.user.tokens, client)) return null;
  const record = caller.user.tokens[client];
  if (!record || !isAccepted(record, token, now.getTime())) return null;
  if (caller.user.lockedAt !== null) throw locked();
  request.caller = caller;
  request.credentials = { userId: caller.user.id, client, token };
  return caller;
}

/** Hook of routes for signed-in callers. @throws HttpError 401 */
export function authenticate(context: Deps) {
  return async (request: FastifyRequest): Promise<void> => {
    if ((await identify(context, request)) === null) throw unauthorized();
  };
}

export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthorized();
  return request.caller;
}

/** The caller if they have a permission. @throws HttpError 403 */
export function callerWith(request: FastifyRequest, permission: Permission): Caller {
  const caller = callerOf(request);
  if (!caller.permissions.has(permission)) throw forbidden();
  return caller;
}

/** The caller if they are an admin. @throws HttpError 403 */
export function adminOf(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (!caller.isAdmin) throw forbidden();
  return caller;
}

/** The caller if they are an admin or a typer. @throws HttpError 403 */
export function staffOf(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (!caller.isAdmin && !caller.isTyper) throw forbidden();
  return caller;
}

/** Options of a route for admins only. */
export const forAdmins = {
  onRequest: async (request: FastifyRequest): Promise<void> => {
    adminOf(request);
  },
};

/** Options of a route for callers with a permission. */
export const withPermission = (permission: Permission) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => {
    callerWith(request, permission);
  },
});
