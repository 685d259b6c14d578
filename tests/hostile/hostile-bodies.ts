import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RawConnection } from '../harness/raw-request.ts';
import type { Stack } from '../harness/start-stack.ts';
import { post, posted } from './http-request.ts';

const good = JSON.stringify({ query: '{ site { name } }' });
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const guesses = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `a${at}: signIn(input: { email: "a@b.example", password: "${at}" }) { errors { code } }`,
  ).join(' ');

/** Bodies that are too large, endless, broken, slow or too many in one. */
export function hostileBodies(stack: () => Stack): void {
  const send = (bytes: string | Buffer) => new RawConnection(stack().url).write(bytes).ended;
  const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;

  describe('bodies', () => {
    test.each([
      [
        'that is told to be too large',
        posted('').toString().replace('Length: 0', 'Length: 10000000'),
        413,
        'BAD_USER_INPUT',
      ],
      ['whose length is no number', posted('').toString().replace('Length: 0', 'Length: 1e3'), 400, null],
      ['whose length is below nothing', posted('').toString().replace('Length: 0', 'Length: -1'), 400, null],
      ['that is no JSON', posted('{"query":'), 400, 'BAD_USER_INPUT'],
      [
        'that is nested deeply',
        posted(`{"query":"{site{name}}","variables":{"x":${nested(20_000)}}}`),
        200,
        null,
      ],
      ['that is nothing but nested', posted(nested(30_000)), 400, 'BAD_USER_INPUT'],
      [
        'that is no UTF-8',
        posted(
          Buffer.concat([Buffer.from('{"query":"{ '), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]),
        ),
        200,
        'GRAPHQL_PARSE_FAILED',
      ],
      [
        'that reaches for what all objects share',
        posted('{"__proto__":{"query":"{site{name}}"},"constructor":{}}'),
        400,
        'BAD_USER_INPUT',
      ],
      ['that is packed', posted(gzipSync(good), ['Content-Encoding', 'gzip']), 400, 'BAD_USER_INPUT'],
      ['with a batch', posted(`[${good},${good}]`), 400, 'BAD_USER_INPUT'],
      [
        'with more guesses than names may be changed',
        posted(JSON.stringify({ query: `mutation { ${guesses(30)} }` })),
        200,
        'GRAPHQL_VALIDATION_FAILED',
      ],
      ['with a broken chunk', `${post(['Transfer-Encoding', 'chunked'])}zz\r\n`, 400, null],
    ])('one %s is refused', async (_, bytes, status, code) => {
      const reply = await send(bytes);
      expect(reply.status, reply.text).toBe(status);
      if (code !== null) expect(reply.text).toContain(`"${code}"`);
    });

    test('an endless one is refused at the limit', async () => {
      const connection = new RawConnection(stack().url).write(
        post(['Transfer-Encoding', 'chunked'], ['Connection', 'close']),
      );
      const part = chunk('x'.repeat(8192));
      for (let at = 0; at < 20; at += 1) connection.write(part);
      expect(await connection.until('BAD_USER_INPUT')).toMatchObject({ status: 413 });
      connection.destroy();
    });

    test('an endless form is refused at the limit of its fields', async () => {
      const connection = new RawConnection(stack().url).write(
        post(['Transfer-Encoding', 'chunked'], ['X-App-Type', 'Browser']).replace(
          'application/json',
          'multipart/form-data; boundary=b',
        ),
      );
      connection.write(chunk('--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n'));
      for (let at = 0; at < 40; at += 1) connection.write(chunk('x'.repeat(8192)));
      expect(await connection.until('BAD_USER_INPUT')).toMatchObject({ status: 200 });
      connection.destroy();
    });

    test('senders that stop in the middle are cut off in time', async () => {
      const begun = [
        '',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ',
        `${post(['Content-Length', '1000'])}{`,
        `${post(['Transfer-Encoding', 'chunked'])}${chunk('{')}`,
      ];
      const connections = begun.map((bytes) => new RawConnection(stack().url).write(bytes));
      const cutOff = await Promise.all(connections.map(({ ended }) => ended));
      expect(cutOff.map(({ status }) => status)).toEqual([408, 408, 408, 408]);
    });
  });
}
