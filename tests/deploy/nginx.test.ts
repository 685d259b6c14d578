import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { type Nginx, startNginx } from '../../scripts/lib/start-nginx.ts';
import { canStartTopology } from '../harness/start-test-topology.ts';

/** A fake of a server behind nginx, which does as the test says. */
interface ProbeServer {
  readonly url: string;
  readonly seen: { path: string; headers: IncomingHttpHeaders; body: number }[];
  answer: RequestListener;
  close(): Promise<void>;
}

const fine: RequestListener = (_request, response) => response.end('fine');

async function startProbeServer(port = 0): Promise<ProbeServer> {
  const server: Server = createServer((incoming, response) => {
    receive(incoming, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = { path: incoming.url ?? '', headers: incoming.headers, body: 0 };
    probe.seen.push(one);
    for await (const chunk of incoming) one.body += (chunk as Buffer).length;
    probe.answer(incoming, response);
  }
  await once(server, 'listening');
  const probe: ProbeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: fine,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return probe;
}

let folder: ScratchFolder;
let gateways: ProbeServer[];
let upstream: ProbeServer;
let nginx: Nginx;

/** All that the gateways have seen since the test began. */
const seen = () => gateways.flatMap((gateway) => gateway.seen);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${nginx.url}/graphql`, { method: 'POST', body, headers });

describe.skipIf(!canStartTopology)('deploy/nginx.conf', () => {
  beforeAll(async () => {
    folder = await makeScratchFolder();
    gateways = await Promise.all([startProbeServer(), startProbeServer(), startProbeServer()]);
    upstream = await startProbeServer();
    const started = await startNginx(`${folder.path}/nginx`, {
      gateways: gateways.map(({ url }) => url),
      upstream: upstream.url,
    });
    if (started === null) throw new Error('There is no nginx on this machine.');
    nginx = started;
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([...gateways, upstream].map((probe) => probe.close()));
    await folder.remove();
  });
  afterEach(() => {
    for (const probe of [...gateways, upstream]) {
      probe.seen.length = 0;
      probe.answer = fine;
    }
  });

  test("tells the gateway the caller's address and no other, and the host that was asked", async () => {
    await post('{}', { 'x-forwarded-for': '10.1.2.3', forwarded: 'for=10.1.2.3', 'access-token': 'abc' });
    const headers = seen()[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.forwarded).toBeUndefined();
    expect(headers.host).toBe(new URL(nginx.url).host);
    expect(headers['access-token']).toBe('abc');
  });

  test('keeps connections to the gateways', async () => {
    for (let times = 0; times < 4; times += 1) await post('{}');
    expect(seen().map(({ headers }) => headers.connection)).not.toContain('close');
  });

  test('takes 45 MiB of files and no more', async () => {
    const mib = 1024 * 1024;
    expect((await post(new Uint8Array(45 * mib + 1000))).status).toBe(200);
    expect(seen().map(({ body }) => body)).toEqual([45 * mib + 1000]);
    expect((await post(new Uint8Array(47 * mib)).catch(() => null))?.status ?? 413).toBe(413);
    expect(seen()).toHaveLength(1);
  });

  test('hands an upload on as it comes, and keeps nothing of it', async () => {
    const slow = request(`${nginx.url}/graphql`, {
      method: 'POST',
      headers: { 'content-length': 40_000_000 },
    });
    slow.on('error', () => {});
    slow.write(new Uint8Array(200_000));
    await expect.poll(() => seen()[0]?.body).toBe(200_000);
    expect(await readdir(`${folder.path}/nginx/client-body`)).toEqual([]);
    slow.destroy();
  });

  test('takes WebSocket for another protocol and nothing else', async () => {
    const protocolFor = async (offered: string) => {
      const asked = request(`${nginx.url}/graphql?${encodeURIComponent(offered)}`, {
        method: 'POST',
        headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: offered, 'http2-settings': 'AAMAAABk' },
      });
      asked.end('{}');
      const [reply] = (await once(asked, 'response')) as [IncomingMessage];
      expect(reply.resume().statusCode).toBe(200);
      return seen().find(({ path }) => path.endsWith(encodeURIComponent(offered)))?.headers.upgrade;
    };
    expect(await protocolFor('h2c')).toBeUndefined();
    expect(await protocolFor('h2c, websocket')).toBeUndefined();
    expect(await protocolFor('WebSocket')).toBe('websocket');
  });

  test('takes no large body anywhere else', async () => {
    const reply = await fetch(`${nginx.url}/login`, { method: 'POST', body: new Uint8Array(70_000) });
    expect(reply.status).toBe(413);
    expect(seen()).toEqual([]);
  });

  test('hands events out as they come', async () => {
    for (const gateway of gateways) {
      gateway.answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: next\n\n');
      };
    }
    const gone = new AbortController();
    const reply = await fetch(`${nginx.url}/graphql?a=b`, {
      headers: { accept: 'text/event-stream' },
      signal: gone.signal,
    });
    const first = await reply.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: next\n\n');
    expect(seen().map(({ path }) => path)).toEqual(['/graphql?a=b']);
    gone.abort();
    for (const gateway of gateways) gateway.answer = fine;
  });

  test.each([
    '/metrics',
    '/metrics?a',
    '//metrics',
    '/%6detrics',
    '/a/../metrics',
    '/readyz',
    '/hooks/upstream',
  ])('hides %s', async (path) => {
    const { hostname, port } = new URL(nginx.url);
    const reply = await askAsIs(hostname, Number(port), path);
    expect(reply).toBe(404);
    expect(seen()).toEqual([]);
  });

  test('passes only hooks on the address for servers', async () => {
    const ask = (path: string) => fetch(`${nginx.internalUrl}${path}`, { method: 'POST', body: '{}' });
    expect((await ask('/hooks/upstream')).status).toBe(200);
    expect((await ask('/graphql')).status).toBe(404);
    expect((await ask('/metrics')).status).toBe(404);
    expect(seen().map(({ path }) => path)).toEqual(['/hooks/upstream']);
  });

  test('sends payments to the REST service, and nothing else', async () => {
    await fetch(`${nginx.url}/payment-provider/a`);
    await fetch(`${nginx.url}/api/plans.json`);
    expect(upstream.seen.map(({ path }) => path)).toEqual(['/payment-provider/a']);
    expect(seen().map(({ path }) => path)).toEqual(['/api/plans.json']);
  });

  test('asks all gateways for a file that others have not', async () => {
    for (const gateway of gateways.slice(1)) {
      gateway.answer = (_request, response) => response.writeHead(404).end();
    }
    for (let times = 0; times < 6; times += 1) {
      expect((await fetch(`${nginx.url}/assets/app-1.js`)).status).toBe(200);
    }
    for (const gateway of gateways) expect(gateway.seen.length).toBeGreaterThan(0);
  });

  test('writes no query and no code of a link into its log', async () => {
    await fetch(`${nginx.url}/media/files/a.csv?expires=1&signature=hidden-1`);
    await fetch(`${nginx.url}/reset-password/hidden-2`, { headers: { 'access-token': 'hidden-3' } });
    const log = () => readFile(nginx.log, 'utf8');
    await expect.poll(log).toContain('/reset-password/...');
    expect(await log()).toContain('/media/files/a.csv');
    expect(await log()).not.toContain('hidden-');
  });

  test('sends no operation twice, and leaves no gateway out for a connection that it cut', async () => {
    for (const gateway of gateways) gateway.answer = (incoming) => incoming.socket.destroy();
    for (let times = 1; times <= 4; times += 1) {
      const reply = await post('{}');
      expect(seen()).toHaveLength(times);
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('2');
      expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_OFFLINE' } }] });
    }
    for (const gateway of gateways) gateway.answer = fine;
    expect((await post('{}')).status).toBe(200);
  });

  test('goes on with the gateways that are left, says that it is away without any, and goes on with all when they are back', async () => {
    const ports = gateways.map(({ url }) => Number(new URL(url).port));
    const [gone, ...left] = gateways;
    await gone?.close();
    for (let times = 0; times < 6; times += 1) expect((await post('{}')).status).toBe(200);
    await Promise.all(left.map((gateway) => gateway.close()));
    expect((await post('{}')).status).toBe(503);
    const page = await fetch(`${nginx.url}/dropinfo`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    expect(text).toContain('Zaraz wracamy');
    expect(text).toContain('Back in a moment');
    for (let times = 0; times < 20; times += 1) expect((await post('{}')).status).toBe(503);
    gateways = await Promise.all(ports.map(startProbeServer));
    // Sockets come back first, and stay: what they count for must not keep the rest out.
    for (const gateway of gateways) gateway.answer = () => {};
    const sockets = Array.from({ length: 6 }, () => request(`${nginx.url}/graphql`, { method: 'POST' }));
    for (const socket of sockets) socket.on('error', () => {}).end();
    await expect.poll(() => seen().length).toBe(6);
    for (const gateway of gateways) gateway.answer = fine;
    for (let times = 0; times < 20; times += 1) expect((await post('{}')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(`${nginx.url}/away.html`)).status).toBe(404);
  });
});

/** Asks for a path as it stands, which `fetch` would tidy, and gives the status. */
async function askAsIs(host: string, port: number, path: string): Promise<number> {
  const asked = request({ host, port, path });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  reply.resume();
  return reply.statusCode;
}
