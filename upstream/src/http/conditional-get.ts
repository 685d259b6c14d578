import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Weak tag of a body: the first 32 hex digits of its SHA-256. */
export const weakTag = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names the tag, by weak comparison. */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => opaque(one) === opaque(tag));
}

/**
 * Tags 200 replies to GET that are no streams, unless they have a tag already; a reply that the caller has already becomes
 * an empty 304 with all other headers. One that says itself how it is cached stays as it is.
 */
export function tagReplies(server: FastifyInstance): void {
  server.addHook<unknown>('onSend', async (request, reply, payload) => {
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (!isGet || reply.statusCode !== 200 || reply.hasHeader('cache-control')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const given = reply.getHeader('etag');
    const tag = typeof given === 'string' ? given : weakTag(payload);
    reply.header('etag', tag);
    reply.header('cache-control', 'max-age=0, private, must-revalidate');
    const known = request.headers['if-none-match'];
    if (known === undefined || !matchesTag(known, tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
