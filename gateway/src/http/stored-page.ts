import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const encoders = {
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => gzipSync(text, { level: 9 }),
  identity: (text: Buffer) => text,
};

type Encoding = keyof typeof encoders;

/** A page in memory. */
export interface StoredPage {
  readonly type: string;
  readonly vary: string;
  readonly etag: string;
  /** In an encoding, made when it is first asked for. */
  readonly body: (encoding: Encoding) => Buffer;
}

/** Makes a page of its text. */
export function makePage(type: string, vary: string, text: string): StoredPage {
  const identity = Buffer.from(text);
  const bodies = new Map<Encoding, Buffer>();
  return {
    type,
    vary,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    body(encoding) {
      const body = bodies.get(encoding) ?? encoders[encoding](identity);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** The best encoding that the client says it takes. */
function encodingOf(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(?:\.0+)?\s*$/.test(quality ?? ''))
    .map(([name]) => name?.toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether a reader's If-None-Match names a tag: alone or in a list, weakened on the way or not. */
const hasTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));

/** Answers a GET or HEAD with a page, or says that the reader has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  response.setHeader('content-type', page.type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', page.etag);
  response.setHeader('vary', page.vary);
  if (hasTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingOf(request);
  const body = page.body(encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
