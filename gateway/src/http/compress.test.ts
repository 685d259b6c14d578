import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { EncodedCopies } from '../execution/serialized-result.ts';
import { createCompressBody } from './compress.ts';

declare module 'zlib' {
  const zstdDecompressSync: typeof brotliDecompressSync | undefined;
}

const bodyOf = (bytes: number): Buffer =>
  Buffer.from('{"data":1} '.repeat(bytes / 11 + 1)).subarray(0, bytes);

const asking = (acceptEncoding: string, more: Record<string, string> = {}, method = 'POST') => ({
  method,
  header: (name: string) => ({ 'accept-encoding': acceptEncoding, ...more })[name],
});

class Copies implements EncodedCopies {
  readonly kept = new Map<string, Buffer>();
  get = (encoding: string) => this.kept.get(encoding);
  set = (encoding: string, copy: Buffer) => void this.kept.set(encoding, copy);
}

describe('an answer', () => {
  it('under 1 KiB goes as it is, and says nothing of codings', async () => {
    const body = bodyOf(1023);
    expect(await createCompressBody()(body, asking('gzip'), null)).toEqual({ bytes: body, headers: [] });
  });

  const decoders = Object.entries({
    gzip: zlib.gunzipSync,
    br: zlib.brotliDecompressSync,
    zstd: zlib.zstdDecompressSync,
  });

  it.each([1024, 20_000, 130_000, 2_000_000])('of %d bytes comes back whole', async (size) => {
    const compress = createCompressBody();
    const body = bodyOf(size);
    for (const [encoding, decode] of decoders) {
      const { bytes, headers } = await compress(body, asking(encoding), null);
      // zstd is not there before Node 22.15.
      if (decode === undefined) expect(bytes).toBe(body);
      else expect(decode(bytes).equals(body)).toBe(true);
      expect(headers).toEqual([
        ['vary', 'Accept-Encoding'],
        ...(decode === undefined ? [] : [['content-encoding', encoding]]),
      ]);
    }
  });

  it('for a client that takes no coding says that another would get another one', async () => {
    const body = bodyOf(5000);
    expect(await createCompressBody()(body, asking('identity'), null)).toEqual({
      bytes: body,
      headers: [['vary', 'Accept-Encoding']],
    });
  });

  it('that is remembered is compressed once for each coding', async () => {
    const compress = createCompressBody();
    const copies = new Copies();
    const first = await compress(bodyOf(5000), asking('gzip'), copies);
    const second = await compress(bodyOf(5000), asking('gzip'), copies);
    expect(second).toEqual(first);
    expect(second.bytes).toBe(copies.get('gzip'));
    await compress(bodyOf(5000), asking('br'), copies);
    expect([...copies.kept.keys()]).toEqual(['gzip', 'br']);
  });

  it('that is remembered holds no more memory than its bytes', async () => {
    for (const size of [2000, 200_000]) {
      const copies = new Copies();
      await createCompressBody()(bodyOf(size), asking('gzip'), copies);
      const copy = copies.get('gzip');
      expect([copy?.byteLength, copy?.buffer.byteLength]).toEqual(Array(2).fill(copy?.byteLength ?? 0));
    }
  });
});

it('of long answers four are compressed at a time, what comes meanwhile goes as it is, and each copy is kept', async () => {
  const compress = createCompressBody();
  const body = bodyOf(3_000_000);
  const all = await Promise.all(Array.from({ length: 12 }, () => compress(body, asking('gzip'), null)));
  expect(all.map(({ bytes }) => bytes === body)).toEqual([...Array(4).fill(false), ...Array(8).fill(true)]);
  expect((await compress(body, asking('gzip'), null)).bytes).not.toBe(body);
});

describe('what a page of another site may have had sent, with cookies (BREACH)', () => {
  const cookie = { cookie: '_upstream_session=1' };

  it.each([
    ['a GET with cookies', asking('gzip', cookie, 'GET'), false],
    ['a HEAD with cookies', asking('gzip', cookie, 'HEAD'), false],
    ['a GET with a cookie that is blank', asking('gzip', { cookie: '' }, 'GET'), false],
    ['a GET without cookies', asking('gzip', {}, 'GET'), true],
    ['a POST, which no other site’s page may send', asking('gzip', cookie), true],
  ])('%s', async (_, request, isCompressed) => {
    const { bytes, headers } = await createCompressBody()(bodyOf(5000), request, null);
    expect(bytes.byteLength < 5000).toBe(isCompressed);
    expect(headers.some(([name]) => name === 'content-encoding')).toBe(isCompressed);
  });
});
