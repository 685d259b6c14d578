import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import { createPool } from './pool.ts';

/** Hands files of the upstream on to browsers: public ones, and those whose address is the proof. */
export interface MediaPass {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

interface Allowed {
  readonly path: RegExp;
  /** What the query must be, which then goes along; null where there is no use for one. */
  readonly query: RegExp | null;
  /** What the answer may be. */
  readonly types: ReadonlySet<string>;
}

/** What may be asked for, and nothing else that the upstream serves. */
const allowed: readonly Allowed[] = [
  {
    path: /^\/media\/tips\/[\w-]{1,100}\.(?:png|jpe?g|webp)$/,
    query: null,
    types: new Set(['image/png', 'image/jpeg', 'image/webp']),
  },
  {
    path: /^\/media\/files\/[a-z][a-z0-9-]{0,79}\.(?:csv|xlsx)$/,
    query: /^expires=\d{1,12}&signature=[\w-]{1,100}$/,
    types: new Set([
      'text/csv; charset=utf-8',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]),
  },
];

const passedHeaders = [
  'content-length',
  'content-disposition',
  'cache-control',
  'etag',
  'last-modified',
] as const;

/**
 * Makes the pass to `/media/…` of the upstream's host. No credentials or cookies go along; only files of the
 * wanted kind come back, never to be read as anything else. What is not allowed or not there is 404, an upstream that
 * does not answer 502.
 */
export function createMediaPass(upstreamUrl: string): MediaPass {
  const pool = createPool(upstreamUrl);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = rest.join('?');
    const { method } = request;
    const asked = allowed.find((one) => one.path.test(path));
    if (!asked || asked.query?.test(query) === false) return refuse(response, 404);
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405);
    }
    let answer: Dispatcher.ResponseData;
    try {
      const target = asked.query === null ? path : `${path}?${query}`;
      answer = await pool.request({ method, path: target, headers: conditionOf(request) });
    } catch {
      return refuse(response, 502);
    }
    const type = headerOf(answer, 'content-type');
    const isOfItsKind = answer.statusCode === 200 && type !== null && asked.types.has(type);
    if (!isOfItsKind && answer.statusCode !== 304) {
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
