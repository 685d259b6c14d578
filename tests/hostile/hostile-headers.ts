import { describe, expect, test } from 'vitest';
import { RawConnection } from '../harness/raw-request.ts';
import type { Stack } from '../harness/start-stack.ts';
import { getRequest, head, post, postRequest } from './http-request.ts';

const query = JSON.stringify({ query: '{ site { name } viewer { user { email } } }' });

/** Tests of heads that smuggle requests, repeat or overflow headers, or inject lines. */
export function hostileHeaders(stack: () => Stack): void {
  const send = (bytes: string | Buffer) => new RawConnection(stack().url).write(bytes).ended;

  describe('heads', () => {
    test.each([
      [
        'with a length and chunks',
        `${post(['Content-Length', '4'], ['Transfer-Encoding', 'chunked'])}0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n`,
      ],
      ['with two lengths', `${post(['Content-Length', '2'], ['Content-Length', '4'])}{}{}`],
      ['with chunks by a strange name', `${post(['Transfer-Encoding', 'xchunked'])}0\r\n\r\n`],
      ['with a folded line', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\nBad\r\n\r\n'],
      ['with a blank before the colon', 'GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n'],
      ['with a bare carriage return', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\rX-B: b\r\n\r\n'],
      ['with a null byte', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
      ['without a host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['that are not HTTP', 'HELLO\r\n\r\n'],
      ['of another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ])('%s are refused, and no request after them is read', async (_, bytes) => {
      const { status, text } = await send(bytes);
      expect(status, text).toBe(400);
      expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    });

    test.each([
      ['a cookie', getRequest('/healthz', ['Cookie', `a=${'x'.repeat(20_000)}`])],
      ['a path', getRequest(`/${'x'.repeat(20_000)}`)],
      [
        'a thousand headers',
        head(
          'GET /healthz HTTP/1.1',
          Array.from({ length: 1000 }, (_, at) => [`X-Header-${at}`, 'value'] as const),
        ),
      ],
    ])('%s that are too large are refused', async (_, bytes) => {
      expect((await send(bytes)).status).toBe(431);
    });

    test.each(['a b', '[::1', 'localhost:99999', 'a/b', 'a\\b', 'a?b', 'a@b'])(
      'with the host %s are refused on the graph, without a stack',
      async (host) => {
        const request = getRequest(`/graphql?query=${encodeURIComponent('{site{name}}')}`);
        const { status, text } = await send(request.replace('site.tipgraph.example', host));
        expect(status, text).toBe(400);
        expect(text).toContain('"BAD_USER_INPUT"');
      },
    );

    test('repeated credentials are a guest', async () => {
      const { credentials } = await stack().signedIn('standard');
      const headers = Object.entries(credentials ?? {});
      for (const [name] of headers) {
        const doubled = [...headers, [name, 'another'] as [string, string]];
        const { text } = await send(postRequest(query, ...doubled));
        expect(text, name).toContain(name === 'token-type' ? '"name"' : '"viewer":null');
        expect(text.includes('standard@') && name !== 'token-type', name).toBe(false);
      }
    });

    test('a reflected header contains no line break', async () => {
      const { text } = await send(
        postRequest(
          query,
          ['X-Request-Id', 'a%0d%0aSet-Cookie:%20b=c'],
          ['Uid', 'a%0d%0ab'],
          ['Lang', 'en\tx'],
          ['Origin', 'http://site.tipgraph.example'],
        ),
      );
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(text).not.toMatch(/b=c/);
      expect(text).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
    });

    test.each(['TRACE', 'DELETE', 'PUT', 'PATCH'])('%s is not allowed on the graph', async (method) => {
      const bytes = postRequest(query).toString().replace('POST', method);
      expect((await send(bytes)).status).toBe(405);
    });

    test.each(['h2c', 'TLS/1.0', 'websocket, h2c', 'h2c, websocket', ''])(
      'an upgrade to another protocol (%s) is ignored',
      async (protocol) => {
        const upgrade = [
          ['Connection', 'Upgrade, HTTP2-Settings, close'],
          ['Upgrade', protocol],
          ['HTTP2-Settings', 'AAMAAABkAAQAoAAAAAIAAAAA'],
        ] as const;
        const alive = await send(head('GET /healthz HTTP/1.1', [['Host', 'x'], ...upgrade]));
        expect(alive.text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\{"alive":true\}/);
        const body = JSON.stringify({ query: '{ site { name } }' });
        const posting = post(['Content-Length', String(body.length)], ...upgrade);
        const connection = new RawConnection(stack().url).write(posting + body.slice(0, 4));
        const { text } = await connection.write(body.slice(4)).ended;
        expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"name":"Tipgraph"/);
      },
    );

    test('a connection stays open after an ignored upgrade', async () => {
      const first = head('GET /healthz HTTP/1.1', [
        ['Host', 'x'],
        ['Connection', 'Upgrade'],
        ['Upgrade', 'h2c'],
      ]);
      const { text } = await send(first + getRequest('/healthz'));
      expect(text.match(/\{"alive":true\}/g)).toHaveLength(2);
    });

    test('pipelined requests with ignored upgrades are answered in order', async () => {
      const upgrade = [
        ['Host', 'x'],
        ['Connection', 'Upgrade'],
        ['Upgrade', 'h2c'],
      ] as const;
      const request = (path: string) => head(`GET ${path} HTTP/1.1`, upgrade);
      const site = `/graphql?query=${encodeURIComponent('{site{name}}')}`;
      const { text } = await send(
        request(site) + request('/healthz') + request(site) + getRequest('/healthz'),
      );
      const answers = [...text.matchAll(/\{"alive":true\}|"name":"Tipgraph"/g)].map(([found]) => found);
      expect(answers).toEqual(['"name":"Tipgraph"', '{"alive":true}', '"name":"Tipgraph"', '{"alive":true}']);
    });

    test('a request after a body with an ignored upgrade is answered or its connection closed', async () => {
      const body = JSON.stringify({ query: '{ site { name } }' });
      const upgrade = [
        ['Connection', 'Upgrade'],
        ['Upgrade', 'h2c'],
      ] as const;
      const { text } = await send(
        post(['Content-Length', String(body.length)], ...upgrade) + body + getRequest('/healthz'),
      );
      expect(text).toContain('"name":"Tipgraph"');
      expect(text).toMatch(/^connection: close\r$|\{"alive":true\}/im);
    });

    test('CONNECT opens no tunnel', async () => {
      expect(
        (await send('CONNECT internal.example:80 HTTP/1.1\r\nHost: internal.example:80\r\n\r\n')).status,
      ).toBeNull();
    });
  });

  describe('paths', () => {
    test.each([
      ...[
        '/media/../graphql?query={site{name}}',
        '/media/tips/..%2f..%2fapi%2fplans.json',
        '/media/tips/../../api/plans.png',
      ],
      ...[
        '/media/tips/a.png%00.html',
        '/media/tips/%00.png',
        '/media/tips/a.png/../../../etc/passwd',
        '/media/tips/a.png?x=1#/../..',
      ],
      ...[
        '/media/files/a.csv?expires=1&signature=a&signature=b',
        '/media/files/a.csv?expires=1',
        '/media/files/%2e%2e/a.csv?expires=1&signature=a',
      ],
      ...['/media/other/a.png', '/MEDIA/tips/a.png', '//media/tips/a.png', '/media//tips/a.png'],
      ...[
        '/assets/../../package.json',
        '/..%5c..%5cpackage.json',
        '/%2e%2e/%2e%2e/etc/passwd.txt',
        '/assets/%c0%ae%c0%ae/x.js',
        '/.env',
        '/.git/config.json',
      ],
      ...['/prerendered/pages.json', '/graphql/../metrics.txt', '/hooks/../hooks/upstream.json'],
    ])('%s reveals no file and makes no upstream call', async (path) => {
      stack().tap.calls.length = 0;
      const { status, text } = await send(getRequest(path));
      if (!text.endsWith('<title>Tipgraph</title>')) expect([400, 404], text).toContain(status);
      expect(
        stack().tap.calls.filter(
          ({ path: called }) => /media|plans/.test(called) && called !== '/media/tips/a.png',
        ),
      ).toEqual([]);
    });
  });
}
