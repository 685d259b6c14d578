import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RawConnection } from '../harness/raw-request.ts';
import type { Stack } from '../harness/start-stack.ts';
import { post, postRequest } from './http-request.ts';

const good = JSON.stringify({ query: '{ site { name } }' });
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const signIns = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `a${at}: signIn(input: { email: "a@b.example", password: "${at}" }) { errors { code } }`,
  ).join(' ');

/** Tests of bodies that are too large, endless, malformed, slow or batched. */
export function hostileBodies(stack: () => Stack): void {
  const send = (bytes: string | Buffer) => new RawConnection(stack().url).write(bytes).ended;
  const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;

  describe('bodies', () => {
    test.each([
      [
        'with a declared length above the limit',
        postRequest('').toString().replace('Length: 0', 'Length: 10000000'),
        413,
        'BAD_USER_INPUT',
      ],
      [
        'with a length that is no integer',
        postRequest('').toString().replace('Length: 0', 'Length: 1e3'),
        400,
        null,
      ],
      ['with a negative length', postRequest('').toString().replace('Length: 0', 'Length: -1'), 400, null],
      ['of malformed JSON', postRequest('{"query":'), 400, 'BAD_USER_INPUT'],
      [
        'with deeply nested variables',
        postRequest(`{"query":"{site{name}}","variables":{"x":${nested(20_000)}}}`),
        200,
        null,
      ],
      ['of nested arrays only', postRequest(nested(30_000)), 400, 'BAD_USER_INPUT'],
      [
        'of malformed UTF-8',
        postRequest(
          Buffer.concat([Buffer.from('{"query":"{ '), Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from('"}')]),
        ),
        400,
        'BAD_USER_INPUT',
      ],
      [
        'with prototype keys',
        postRequest('{"__proto__":{"query":"{site{name}}"},"constructor":{}}'),
        400,
        'BAD_USER_INPUT',
      ],
      [
        'with gzip encoding',
        postRequest(gzipSync(good), ['Content-Encoding', 'gzip']),
        400,
        'BAD_USER_INPUT',
      ],
      ['with a batch', postRequest(`[${good},${good}]`), 400, 'BAD_USER_INPUT'],
      [
        'with 30 sign-ins under aliases',
        postRequest(JSON.stringify({ query: `mutation { ${signIns(30)} }` })),
        200,
        'GRAPHQL_VALIDATION_FAILED',
      ],
      ['with a broken chunk', `${post(['Transfer-Encoding', 'chunked'])}zz\r\n`, 400, null],
    ])('a body %s gets its documented answer', async (_, bytes, status, code) => {
      const reply = await send(bytes);
      expect(reply.status, reply.text).toBe(status);
      if (code !== null) expect(reply.text).toContain(`"${code}"`);
    });

    test('an endless body is refused at the limit', async () => {
      const connection = new RawConnection(stack().url).write(
        post(['Transfer-Encoding', 'chunked'], ['Connection', 'close']),
      );
      const part = chunk('x'.repeat(8192));
      for (let at = 0; at < 20; at += 1) connection.write(part);
      expect(await connection.until('BAD_USER_INPUT')).toMatchObject({ status: 413 });
      connection.destroy();
    });

    test('an endless form field is refused at the limit', async () => {
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

    test('incomplete requests time out', async () => {
      const starts = [
        '',
        'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ',
        `${post(['Content-Length', '1000'])}{`,
        `${post(['Transfer-Encoding', 'chunked'])}${chunk('{')}`,
      ];
      const connections = starts.map((bytes) => new RawConnection(stack().url).write(bytes));
      const replies = await Promise.all(connections.map(({ ended }) => ended));
      expect(replies.map(({ status }) => status)).toEqual([408, 408, 408, 408]);
    });
  });
}
