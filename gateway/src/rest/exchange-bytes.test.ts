import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchangeBytes, type ReplyHead, type WireRequest } from './exchange-bytes.ts';
import { createPool, defaultPoolLimits } from './pool.ts';

let server: ReturnType<typeof createServer>;
let pool: Pool;
let answer: (response: ServerResponse) => void;

const request: WireRequest = { method: 'GET', path: '/', headers: [], body: null, headersTimeout: 5000 };

beforeEach(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  pool = createPool(`http://127.0.0.1:${port}`, { ...defaultPoolLimits, connections: 1 });
});

afterEach(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

describe('an answer', () => {
  it('comes whole, in however many pieces, with its headers by lower-case names', async () => {
    answer = (response) => {
      response.setHeader('X-Tag', ['one', 'two']);
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.writeHead(422);
      response.write('{"a":');
      setImmediate(() => response.end('"ą"}'));
    };
    const { head, bytes } = await exchangeBytes(pool, request, () => true);
    expect([head.status, head.header('x-tag'), head.header('x-none')]).toEqual([422, 'two', undefined]);
    expect(head.cookieLines).toEqual(['a=1', 'b=2']);
    expect(Buffer.from(bytes).toString('utf8')).toBe('{"a":"ą"}');
  });

  it('is not what was said before it', async () => {
    answer = (response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      response.writeHead(200).end('x');
    };
    const heads: number[] = [];
    await exchangeBytes(pool, request, ({ status }) => heads.push(status) > 0);
    expect(heads).toEqual([200]);
  });

  it('is read and dropped where it is not wanted, and its only connection serves the next', async () => {
    answer = (response) => {
      response.writeHead(200).end('x'.repeat(100_000));
    };
    expect((await exchangeBytes(pool, request, () => false)).bytes.byteLength).toBe(0);
    expect((await exchangeBytes(pool, request, () => true)).bytes.byteLength).toBe(100_000);
  });

  it('that breaks off was heard of before it failed', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '10' }).write('x');
      setImmediate(() => response.destroy());
    };
    const heads: ReplyHead[] = [];
    await expect(exchangeBytes(pool, request, (head) => heads.push(head) > 0)).rejects.toMatchObject({
      code: 'UND_ERR_SOCKET',
    });
    expect(heads.map(({ status }) => status)).toEqual([200]);
  });
});
