import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { createPool } from './pool.ts';

/** Hands public files of the upstream on to browsers. */
export interface MediaPass {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** What may be asked for: pictures of tips, and nothing else that the upstream serves. */
const allowed = /^\/media\/tips\/[\w-]{1,100}\.(?:png|jpe?g|webp)$/;

const passedHeaders = ['content-length', 'cache-control', 'etag', 'last-modified'] as const;

const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * Makes the pass to `/media/…` of the upstream's host. No credentials or cookies go along; only pictures come back, never to
 * be read as anything else. What is not allowed or not there is 404, an upstream that does not answer 502.
 */
export function createMediaPass(upstreamUrl: string): MediaPass {
  const pool = createPool(upstreamUrl);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { method } = request;
    if (!allowed.test(path)) return refuse(response, 404);
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
    let answer: Dispatcher.ResponseData;
    try {
      answer = await pool.request({ method, path, headers: conditionOf(request) });
    } catch {
      return refuse(response, 502);
    }
    const type = headerOf(answer, 'content-type');
    const isPicture = answer.statusCode === 200 && type !== null && pictureTypes.has(type);
    if (!isPicture && answer.statusCode !== 304) {
      await answer.body.dump();
      return refuse(response, answer.statusCode >= 500 ? 502 : 404);
    }
    response.statusCode = answer.statusCode;
    for (const name of passedHeaders) {
      const value = headerOf(answer, name);
      if (value !== null) response.setHeader(name, value);
    }
    if (type !== null) response.setHeader('content-type', type);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    // A reader who goes away in the middle is no fault.
    await pipeline(answer.body, response).catch(() => response.destroy());
    return undefined;
  }

  return { handle, close: () => pool.destroy() };
}

function refuse(response: ServerResponse, status: 404 | 405 | 502): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(status === 502 ? 'The upstream does not answer\n' : 'Not found\n');
}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

const conditionOf = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['if-none-match'] === undefined ? {} : { 'if-none-match': headers['if-none-match'] };
