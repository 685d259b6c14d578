import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../kit/start-error.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { type FakeOrigin, json, raw, startFakeOrigin, unreachableUrl } from '../testing/fake-origin.ts';

let origin: FakeOrigin;
let gateway: Gateway;
let webDir: string;

const settings = (overrides: Record<string, string> = {}) =>
  readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', WEB_DIR: webDir, ...overrides });

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'tipgraph-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<title>Tipgraph</title>');
  await writeFile(join(webDir, 'icon.svg'), '<svg/>');
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), '"use strict"');
  origin = await startFakeOrigin();
  origin.on('GET /plans.json', json({ plans: [] }));
  gateway = await startGateway(settings());
});

afterEach(async () => {
  await gateway.close();
  await origin.close();
  await rm(webDir, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${gateway.url}${path}`, init);

describe('a request at /graphql that is not JSON', () => {
  it.each([
    ['variables in the URL', '/graphql?query={plans{name}}&variables={"email', undefined],
    ['extensions in the URL', '/graphql?query={plans{name}}&extensions=x', undefined],
    ['a body', '/graphql', '{"email'],
  ])('is BAD_USER_INPUT, without its text: %s', async (_, path, body) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const response = await get(path, body === undefined ? {} : { ...post, body });
    const text = await response.text();
    expect([response.status, JSON.parse(text).errors]).toEqual([
      400,
      [{ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } }],
    ]);
    expect(text).not.toContain('email');
  });
});

it('events end their connection when the client asks for it', async () => {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).resume();
  socket.write(
    `GET /graphql?query=${encodeURIComponent('{site{name}}')} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\nconnection: close\r\n\r\n`,
  );
  await once(socket, 'close');
});

describe('the web app', () => {
  it.each(['/', '/login', '/dropinfo/a-b_c', '/tips/x?lang=en', '/tips/a.b', '/admin/payments/x.y'])(
    'is served at every page path: %s',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toContain('<title>Tipgraph</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it.each([
    '/',
    '/icon.svg',
    '/missing.js',
    '/media/x',
    '/healthz',
    '/metrics',
    '/graphql',
    '/hooks/upstream',
  ])('and all other paths have security headers, with HSTS on https: %s', async (path) => {
    const plain = await get(path);
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const secure = await startGateway(settings({ PUBLIC_URL: 'https://tipgraph.example' }));
    const answer = await fetch(`${secure.url}${path}`);
    await secure.close();
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it.each([
    '/missing.js',
    '/assets/gone-1.css',
    '/assets/gone',
    '/.env',
    '/.well-known/gone',
    '/api/tips',
    '/graphql/x',
    '/media/x',
    '/..%2f..%2fetc/passwd.txt',
  ])('is not served at a path of a file or server: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  // With the pattern of sirv's option for pages, whose time is exponential, this path takes minutes.
  it('is served at a long path with many dots', async () => {
    const path = `/${'a.a'.repeat(22)}!`;
    expect(await (await get(path)).text()).toContain('<title>Tipgraph</title>');
  });

  it('survives a file that is missing since the start', async () => {
    await rm(join(webDir, 'icon.svg'));
    await expect(get('/icon.svg').then((response) => response.text())).rejects.toThrow();
    expect((await get('/')).status).toBe(200);
  });

  it.each(['bytes=2-1', 'bytes=-2', 'bytes=0-1,3-4'])('is served whole for the range %s', async (range) => {
    const response = await get('/icon.svg', { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, '<svg/>']);
  });

  it('proxies images of tips, without credentials and other content types', async () => {
    const picture = raw('bytes', 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'set-cookie': 'a=b',
    });
    origin.on('GET /media/tips/one.png', picture);
    origin.on('GET /media/tips/page.png', raw('<script>', 200, { 'content-type': 'text/html' }));
    origin.on('GET /media/tips/broken.png', raw('', 500));
    const response = await get('/media/tips/one.png', { headers: { cookie: 'a=b', 'access-token': 't' } });
    expect(await response.text()).toBe('bytes');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const [request] = origin.seen.filter(({ path }) => path.startsWith('/media'));
    expect([request?.headers.cookie, request?.headers['access-token']]).toEqual([undefined, undefined]);
    expect(request?.headers['accept-encoding']).toBe('identity');
    expect((await get('/media/tips/page.png')).status).toBe(404);
    expect((await get('/media/tips/broken.png')).status).toBe(502);
    for (const path of [
      '/media/tips/none.png',
      '/media/tips/one.svg',
      '/media/other/one.png',
      '/media/tips/%2e%2e/x.png',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    const posted = await get('/media/tips/one.png', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('proxies a file by its signed URL only', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const disposition = 'attachment; filename="payments-1.xlsx"';
    const reply = raw('PK', 200, { 'content-type': type, 'content-disposition': disposition });
    origin.on('GET /media/files/payments-1.xlsx', reply);
    const signed = '/media/files/payments-1.xlsx?expires=1800000000&signature=abc-_1';
    const response = await get(signed);
    expect([response.status, await response.text()]).toEqual([200, 'PK']);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toBe(disposition);
    expect(origin.seen.at(-1)?.path).toBe(signed);
    const before = origin.seen.length;
    for (const path of [
      '/media/files/payments-1.xlsx',
      '/media/files/payments-1.xlsx?signature=abc',
      `${signed}&x=1`,
      signed.replace('.xlsx', '.exe'),
      signed.replace('payments-1', '..%2fsecret'),
      signed.replace('payments-1', 'Payments'),
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect(origin.seen).toHaveLength(before);
  });

  it('has hashed files cached for a year, and others revalidated', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('refuses a POST', async () => {
    expect((await get('/login', { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('health', () => {
  it('is ready when the upstream answers, with live off', async () => {
    const response = await get('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ready: true,
      draining: false,
      upstream: 'ok',
      live: { state: 'off', ageMs: null, leader: false },
    });
  });

  it('is alive but not ready without the upstream', async () => {
    const other = await startGateway(settings({ UPSTREAM_URL: unreachableUrl }));
    expect((await fetch(`${other.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await other.close();
  });

  it('asks a slow upstream once for all requests', async () => {
    let answer = () => {};
    origin.on('GET /plans.json', (request, response) => {
      answer = () => json({ plans: [] })(request, response);
    });
    const responses = Promise.all([1, 2, 3].map(() => get('/readyz')));
    await expect.poll(() => origin.seen.length).toBe(1);
    await get('/healthz');
    answer();
    expect((await responses).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(origin.seen).toHaveLength(1);
  });

  it('has metrics of operations and upstream calls', async () => {
    await get('/graphql?query=query+Offer{plans{name}}');
    const text = await (await get('/metrics')).text();
    expect(text).toContain('tipgraph_operations_total{name="other",type="query",code="OK"} 1');
    expect(text).toContain('tipgraph_upstream_calls_total{endpoint="plan.list",status="200"} 1');
    expect(text).toContain('tipgraph_live_sockets 0');
    expect(text).toContain('tipgraph_live_staleness_seconds Nan');
  });

  it('counts the age of live lists that were never read from the start', async () => {
    const account = { LIVE_EMAIL: 'live@tipgraph.example', LIVE_PASSWORD: 'wrong' };
    const watching = await startGateway(settings({ UPSTREAM_URL: 'http://127.0.0.1:1/api', ...account }));
    const text = await (await fetch(`${watching.url}/metrics`)).text();
    await watching.close();
    expect(text).toMatch(/^tipgraph_live_staleness_seconds [\d.]+$/m);
  });
});

describe('a body without a content-length', () => {
  const send = (body: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const request = httpRequest(`${gateway.url}/graphql`, { method: 'POST', headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(Buffer.from(chunk));
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') });
      });
      request.on('error', reject);
      request.end(body);
    });

  it('is read up to the limit and refused above it', async () => {
    const query = '{ site { name } }';
    expect((await send(JSON.stringify({ query }))).text).toBe('{"data":{"site":{"name":"Tipgraph"}}}');
    const over = await send(JSON.stringify({ query, variables: { x: 'x'.repeat(65_536) } }));
    expect(over.status).toBe(413);
    expect(over.text).toContain('BAD_USER_INPUT');
  });
});

describe('hooks and WebSockets', () => {
  it('accept a hook by POST only', async () => {
    expect((await get('/hooks/upstream')).status).toBe(405);
  });

  const upgrade = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${gateway.url}${path}`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
          'sec-websocket-protocol': 'graphql-transport-ws',
          ...headers,
        },
      });
      request.on('response', (response) => resolve(response.statusCode));
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode);
      });
      request.on('error', reject);
      request.end();
    });

  it('refuse a WebSocket of a foreign origin or at another path', async () => {
    expect(await upgrade('/graphql', { origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade('/elsewhere', {})).toBe(404);
    expect(await upgrade('/graphql', { origin: gateway.url })).toBe(101);
  });

  it('close a refused WebSocket when its client stays half open', async () => {
    const { hostname, port } = new URL(gateway.url);
    const client = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const answer: Buffer[] = [];
    client.on('data', (bytes) => answer.push(bytes)).on('error', () => client.destroy());
    client.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await once(client, 'end');
    expect(Buffer.concat(answer).toString()).toMatch(
      /^HTTP\/1\.1 404 .*^x-content-type-options: nosniff\r$/ms,
    );
    const isGone = () => {
      client.write('x');
      return client.destroyed;
    };
    await expect.poll(isGone).toBe(true);
  });
});

describe('the shutdown', () => {
  it('waits for running operations, whose changes are still published, and accepts no more', async () => {
    const closeLive = vi.spyOn(gateway.live, 'close');
    let answer = () => {};
    const requested = new Promise<void>((resolve) => {
      origin.on('GET /plans.json', (request, response) => {
        answer = () => json({ plans: [] })(request, response);
        resolve();
      });
    });
    const operation = get('/graphql?query={plans{name}}');
    await requested;
    const closed = gateway.close();
    await expect(get('/healthz')).rejects.toThrow();
    expect(closeLive).not.toHaveBeenCalled();
    answer();
    expect(await (await operation).json()).toEqual({ data: { plans: [] } });
    await closed;
    expect(closeLive).toHaveBeenCalledOnce();
  });
});

describe('a failed start', () => {
  it('on a used port has a message of one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const start = startGateway(settings({ PORT: String(port) }));
    await expect(start).rejects.toThrow(new StartError(`Port ${port} is in use; set PORT to another one.`));
    other.close();
  });

  it('with an invalid web build is a StartError', async () => {
    const start = startGateway(settings({ WEB_DIR: join(webDir, 'assets') }));
    await expect(start).rejects.toThrow(StartError);
  });

  it('without the folder of documents is a StartError with the name of the setting', async () => {
    const start = startGateway(settings({ DOCUMENTS_DIR: join(webDir, 'none') }));
    await expect(start).rejects.toThrow(
      new StartError(`DOCUMENTS_DIR must be a folder that can be read; it is ${join(webDir, 'none')}.`),
    );
  });
});
