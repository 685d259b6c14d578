import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { EncodedCopies } from '../execution/serialized-result.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { type Encoding, encodingOf } from './negotiation.ts';

declare module 'zlib' {
  // From Node 22.15 on.
  const zstdCompress: typeof brotliCompress | undefined;
  const zstdCompressSync: typeof brotliCompressSync | undefined;
  namespace constants {
    const ZSTD_c_compressionLevel: number;
  }
}

interface Compressor {
  readonly now: (body: Buffer) => Buffer;
  /** On another thread. */
  readonly aside: (body: Buffer) => Promise<Buffer>;
}

const makeCompressor = <Options>(
  now: (body: Buffer, options: Options) => Buffer,
  aside: (body: Buffer, options: Options) => Promise<Buffer>,
  optionsOf: (body: Buffer) => Options,
): Compressor => ({
  now: (body) => now(body, optionsOf(body)),
  aside: (body) => aside(body, optionsOf(body)),
});

const { brotliCompress, brotliCompressSync, gzip, gzipSync, zstdCompress, zstdCompressSync } = zlib;

/** What this Node has, each at the level that takes the least processor time; of equals the first is sent. */
const compressors: Readonly<Record<Encoding, Compressor | null>> = {
  zstd:
    zstdCompress === undefined || zstdCompressSync === undefined
      ? null
      : makeCompressor(zstdCompressSync, promisify(zstdCompress), () => ({
          params: { [constants.ZSTD_c_compressionLevel]: 1 },
        })),
  br: makeCompressor(brotliCompressSync, promisify(brotliCompress), (body) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })),
  gzip: makeCompressor(gzipSync, promisify<Buffer, zlib.ZlibOptions, Buffer>(gzip), () => ({ level: 1 })),
};

const offered = (['zstd', 'br', 'gzip'] as const).filter((encoding) => compressors[encoding] !== null);

/** Shorter bodies are sent as they are: they fit into one packet anyway. */
const minBytes = 1024;

/** Bodies of up to so many bytes are compressed at once: handing one to another thread takes 0.1 ms itself. */
const maxBytesAtOnce = 128 * 1024;

/** How many longer bodies are compressed at a time; what comes then is sent as it is. */
const maxAside = 4;

/** A body as it is sent, and the headers that say how; its length is another one's to tell. */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

interface EncodedRequest {
  readonly method: string;
  readonly header: HeaderReader;
}

/** Compresses an answer for its client, where it is worth it; `copies` are kept with a remembered one. */
export type CompressBody = (
  body: Buffer,
  request: EncodedRequest,
  copies: EncodedCopies | null,
) => Promise<EncodedBody>;

/**
 * Whether a page of another site may have had the request sent, with the cookies that the browser has: nothing is compressed
 * for it, so that the length of an answer tells it nothing (BREACH).
 */
const mayBeForeign = ({ method, header }: EncodedRequest): boolean =>
  method !== 'POST' && header('cookie') != null;

const vary = ['vary', 'Accept-Encoding'] as const;

export function createCompressBody(): CompressBody {
  let running = 0;

  async function encode(body: Buffer, { now, aside }: Compressor): Promise<Buffer | null> {
    if (body.byteLength <= maxBytesAtOnce) return now(body);
    if (running >= maxAside) return null;
    running += 1;
    try {
      return await aside(body);
    } finally {
      running -= 1;
    }
  }

  return async (body, request, copies) => {
    if (body.byteLength < minBytes || mayBeForeign(request)) return { bytes: body, headers: [] };
    const encoding = encodingOf(request.header('accept-encoding'), offered);
    const compressor = encoding && compressors[encoding];
    if (encoding === null || compressor === null) return { bytes: body, headers: [vary] };
    const kept = copies?.get(encoding);
    const bytes = kept ?? (await encode(body, compressor));
    if (bytes === null) return { bytes: body, headers: [vary] };
    // What zlib gives holds 64 KiB of memory, however few bytes it is.
    if (kept === undefined) copies?.set(encoding, Buffer.from(new Uint8Array(bytes).buffer));
    return { bytes, headers: [vary, ['content-encoding', encoding]] };
  };
}
