import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { EncodedCopies } from '../execution/serialized-result.ts';
import { createCompressBody } from './compress.ts';

declare module 'zlib' {
  const zstdDecompressSync: typeof brotliDecompressSync | undefined;
}

const bodyOf = (bytes: number): Buffer =>
  Buffer.from('{"data":1} '.repeat(bytes / 11 + 1)).subarray(0, bytes);

const requestOf = (acceptEncoding: string, headers: Record<string, string> = {}, method = 'POST') => ({
  method,
  header: (name: string) => ({ 'accept-encoding': acceptEncoding, ...headers })[name],
});

class Copies implements EncodedCopies {
  readonly copies = new Map<string, Buffer>();
  get = (encoding: string) => this.copies.get(encoding);
  set = (encoding: string, copy: Buffer) => void this.copies.set(encoding, copy);
}

describe('an answer', () => {
  it('under 1 KiB is not compressed and has no Vary header', async () => {
    const body = bodyOf(1023);
    expect(await createCompressBody()(body, requestOf('gzip'), null)).toEqual({ bytes: body, headers: [] });
  });

  const decoders = Object.entries({
    gzip: zlib.gunzipSync,
    br: zlib.brotliDecompressSync,
    zstd: zlib.zstdDecompressSync,
  });

  it.each([1024, 20_000, 130_000, 2_000_000])('of %d bytes is complete after decompression', async (size) => {
    const compress = createCompressBody();
    const body = bodyOf(size);
    for (const [encoding, decode] of decoders) {
      const { bytes, headers } = await compress(body, requestOf(encoding), null);
      // Node before 22.15 has no zstd.
      if (decode === undefined) expect(bytes).toBe(body);
      else expect(decode(bytes).equals(body)).toBe(true);
      expect(headers).toEqual([
        ['vary', 'Accept-Encoding'],
        ...(decode === undefined ? [] : [['content-encoding', encoding]]),
      ]);
    }
  });

  it('without an accepted encoding has a Vary header', async () => {
    const body = bodyOf(5000);
    expect(await createCompressBody()(body, requestOf('identity'), null)).toEqual({
      bytes: body,
      headers: [['vary', 'Accept-Encoding']],
    });
  });

  it('that is cached is compressed once per encoding', async () => {
    const compress = createCompressBody();
    const copies = new Copies();
    const first = await compress(bodyOf(5000), requestOf('gzip'), copies);
    const second = await compress(bodyOf(5000), requestOf('gzip'), copies);
    expect(second).toEqual(first);
    expect(second.bytes).toBe(copies.get('gzip'));
    await compress(bodyOf(5000), requestOf('br'), copies);
    expect([...copies.copies.keys()]).toEqual(['gzip', 'br']);
  });

  it('that is cached retains no more memory than its bytes', async () => {
    for (const size of [2000, 200_000]) {
      const copies = new Copies();
      await createCompressBody()(bodyOf(size), requestOf('gzip'), copies);
      const copy = copies.get('gzip');
      expect([copy?.byteLength, copy?.buffer.byteLength]).toEqual(Array(2).fill(copy?.byteLength ?? 0));
    }
  });
});

it('at most four long answers are compressed concurrently; others are sent uncompressed', async () => {
  const compress = createCompressBody();
  const body = bodyOf(3_000_000);
  const all = await Promise.all(Array.from({ length: 12 }, () => compress(body, requestOf('gzip'), null)));
  expect(all.map(({ bytes }) => bytes === body)).toEqual([...Array(4).fill(false), ...Array(8).fill(true)]);
  expect((await compress(body, requestOf('gzip'), null)).bytes).not.toBe(body);
});

describe('compression of cross-site requests (BREACH)', () => {
  const cookie = { cookie: '_upstream_session=1' };

  it.each([
    ['a GET with cookies', requestOf('gzip', cookie, 'GET'), false],
    ['a HEAD with cookies', requestOf('gzip', cookie, 'HEAD'), false],
    ['a GET with a blank cookie', requestOf('gzip', { cookie: '' }, 'GET'), false],
    ['a GET without cookies', requestOf('gzip', {}, 'GET'), true],
    ['a POST, which other sites cannot send', requestOf('gzip', cookie), true],
  ])('%s', async (_, request, isCompressed) => {
    const { bytes, headers } = await createCompressBody()(bodyOf(5000), request, null);
    expect(bytes.byteLength < 5000).toBe(isCompressed);
    expect(headers.some(([name]) => name === 'content-encoding')).toBe(isCompressed);
  });
});
