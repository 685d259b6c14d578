import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { EncodedCopies } from '../execution/serialized-result.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { type Encoding, encodingOf } from './negotiation.ts';

declare module 'zlib' {
  // Since Node 22.15.
  const zstdCompress: typeof brotliCompress | undefined;
  const zstdCompressSync: typeof brotliCompressSync | undefined;
  namespace constants {
    const ZSTD_c_compressionLevel: number;
  }
}

interface Compressor {
  readonly compressSync: (body: Buffer) => Buffer;
  /** On another thread. */
  readonly compressAsync: (body: Buffer) => Promise<Buffer>;
}

const createCompressor = <Options>(
  compressSync: (body: Buffer, options: Options) => Buffer,
  compressAsync: (body: Buffer, options: Options) => Promise<Buffer>,
  optionsOf: (body: Buffer) => Options,
): Compressor => ({
  compressSync: (body) => compressSync(body, optionsOf(body)),
  compressAsync: (body) => compressAsync(body, optionsOf(body)),
});

const { brotliCompress, brotliCompressSync, gzip, gzipSync, zstdCompress, zstdCompressSync } = zlib;

/** The encodings of this Node version, each at its fastest level. */
const compressors: Readonly<Record<Encoding, Compressor | null>> = {
  zstd:
    zstdCompress === undefined || zstdCompressSync === undefined
      ? null
      : createCompressor(zstdCompressSync, promisify(zstdCompress), () => ({
          params: { [constants.ZSTD_c_compressionLevel]: 1 },
        })),
  br: createCompressor(brotliCompressSync, promisify(brotliCompress), (body) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })),
  gzip: createCompressor(gzipSync, promisify<Buffer, zlib.ZlibOptions, Buffer>(gzip), () => ({ level: 1 })),
};

const offered = (['zstd', 'br', 'gzip'] as const).filter((encoding) => compressors[encoding] !== null);

/** Shorter bodies fit into one packet uncompressed. */
const minBytes = 1024;

/** Bodies up to this size are compressed synchronously: another thread has an overhead of 0.1 ms. */
const maxSyncBytes = 128 * 1024;

/** Maximum number of concurrent asynchronous compressions; further bodies are sent uncompressed. */
const maxConcurrent = 4;

type HeaderLines = readonly (readonly [name: string, value: string])[];

/** A body and the headers of its encoding, without content-length. */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly headers: HeaderLines;
}

interface EncodedRequest {
  readonly method: string;
  readonly header: HeaderReader;
}

/** @param copies compressed copies of a cached answer */
export type CompressBody = (
  body: Buffer,
  request: EncodedRequest,
  copies: EncodedCopies | null,
) => Promise<EncodedBody>;

/**
 * Whether a page of another site may have caused the request, with the browser's cookies. Its answer is not compressed, so
 * that the length reveals nothing (BREACH).
 */
const mayBeCrossSite = ({ method, header }: EncodedRequest): boolean =>
  method !== 'POST' && header('cookie') != null;

/** The header of an answer whose encoding depends on the request. */
export const varyOf = (body: Buffer, request: EncodedRequest): HeaderLines =>
  body.byteLength < minBytes || mayBeCrossSite(request) ? [] : [['vary', 'Accept-Encoding']];

export function createCompressBody(): CompressBody {
  let running = 0;

  async function encode(body: Buffer, { compressSync, compressAsync }: Compressor): Promise<Buffer | null> {
    if (body.byteLength <= maxSyncBytes) return compressSync(body);
    if (running >= maxConcurrent) return null;
    running += 1;
    try {
      return await compressAsync(body);
    } finally {
      running -= 1;
    }
  }

  return async (body, request, copies) => {
    const headers = varyOf(body, request);
    if (headers.length === 0) return { bytes: body, headers };
    const encoding = encodingOf(request.header('accept-encoding'), offered);
    const compressor = encoding && compressors[encoding];
    if (encoding === null || compressor === null) return { bytes: body, headers };
    const copy = copies?.get(encoding);
    const bytes = copy ?? (await encode(body, compressor));
    if (bytes === null) return { bytes: body, headers };
    // A result of zlib retains at least 64 KiB of memory.
    if (copy === undefined) copies?.set(encoding, Buffer.from(new Uint8Array(bytes).buffer));
    return { bytes, headers: [...headers, ['content-encoding', encoding]] };
  };
}
