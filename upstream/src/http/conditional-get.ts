import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Weak tag of a body: the first 32 hex digits of its SHA-256. */
export const weakTag = (body: string | Buffer) => `W/"${hash('sha256', body).slice(0, 32)}"`;

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

/** Weak comparison of an If-None-Match header with a tag. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((candidate) => opaqueTag(candidate) === opaqueTag(tag))
  );
}

/**
 * Adds a weak ETag to 200 replies to GET, except streams, replies with their own ETag and replies with `cache-control`.
 * A matching If-None-Match turns the reply into an empty 304 with all other headers.
 */
export function registerConditionalGet(server: FastifyInstance): void {
  server.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (!isGet || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const existing = reply.getHeader('etag');
    const tag = typeof existing === 'string' ? existing : weakTag(payload);
    reply.header('etag', tag);
    reply.header('cache-control', 'max-age=0, private, must-revalidate');
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch === undefined || !matchesTag(ifNoneMatch, tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
