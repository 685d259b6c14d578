import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { memoizeByKey } from '../kit/memoize.ts';
import { encodingOf, matchesTag, weakTagOf } from './negotiation.ts';

const encoders = {
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => gzipSync(text, { level: 9 }),
};

type PageEncoding = keyof typeof encoders;

export type StoredPage = ReturnType<typeof createStoredPage>;

/** @param encodings none for a page that is expensive to compress or sent once */
export function createStoredPage(
  type: string,
  vary: string,
  text: string,
  encodings: readonly PageEncoding[] = ['br', 'gzip'],
) {
  const identity = Buffer.from(text);
  return {
    type,
    vary,
    etag: weakTagOf(identity),
    encodings,
    /** Compressed at the first request with the encoding; null for identity. */
    body: memoizeByKey((encoding: PageEncoding | null) =>
      encoding === null ? identity : encoders[encoding](identity),
    ),
  };
}

/** Answers a GET or HEAD with a page or 304. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  response.setHeader('content-type', page.type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', page.etag);
  response.setHeader('vary', page.vary);
  if (matchesTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''), page.encodings);
  const body = page.body(encoding);
  if (encoding !== null) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
