import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { type Nginx, startNginx } from '../../scripts/lib/start-nginx.ts';
import { canStartTopology } from '../harness/start-test-topology.ts';
import { fine, type ProbeServer, startProbeServer } from './probe-server.ts';

let folder: ScratchFolder;
let gateways: ProbeServer[];
let upstream: ProbeServer;
let nginx: Nginx;

const cut: RequestListener = (incoming) => incoming.socket.destroy();
const maxOfNetwork = 16;
const accepted = ['*/*', 'application/json, text/event-stream'];
/** The requests to all gateways in this test. */
const requests = () => gateways.flatMap((gateway) => gateway.requests);
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
      edit: async (text) =>
        text.replace('worker_shutdown_timeout 8s;', 'worker_shutdown_timeout 10ms;').replace(
          'limit_conn addresses 4000;',
          `limit_conn addresses ${maxOfNetwork};
            set_real_ip_from 127.0.0.1;
            real_ip_header x-client-address;`,
        ),
    });
    if (started === null) throw new Error('nginx is not installed.');
    nginx = started;
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([...gateways, upstream].map((probe) => probe.close()));
    await folder.remove();
  });
  afterEach(() => {
    for (const probe of [...gateways, upstream]) {
      probe.requests.length = 0;
      probe.answer = fine;
    }
  });

  test("forwards only the caller's address, and the requested host", async () => {
    await post('{}', { 'x-forwarded-for': '10.1.2.3', forwarded: 'for=10.1.2.3', 'access-token': 'abc' });
    const headers = requests()[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers.forwarded).toBeUndefined();
    expect(headers.host).toBe(new URL(nginx.url).host);
    expect(headers['access-token']).toBe('abc');
  });

  test('reuses connections to the gateways', async () => {
    for (let times = 0; times < 4; times += 1) await post('{}');
    expect(requests().map(({ headers }) => headers.connection)).not.toContain('close');
  });

  test.each(accepted)('accepts uploads up to 45 MiB from a client that accepts %s', async (accept) => {
    const mib = 1024 * 1024;
    expect((await post(new Uint8Array(45 * mib + 1000), { accept })).status).toBe(200);
    expect(requests().map(({ body }) => body)).toEqual([45 * mib + 1000]);
    expect((await post(new Uint8Array(47 * mib), { accept }).catch(() => null))?.status ?? 413).toBe(413);
    expect(requests()).toHaveLength(1);
  });

  test.each(accepted)(
    'streams an upload without a temporary file to a client that accepts %s',
    async (accept) => {
      const slow = request(`${nginx.url}/graphql`, {
        method: 'POST',
        headers: { 'content-length': 40_000_000, accept },
      });
      slow.on('error', () => {});
      slow.write(new Uint8Array(200_000));
      await expect.poll(() => requests()[0]?.body).toBe(200_000);
      expect(await readdir(`${folder.path}/nginx/client-body`)).toEqual([]);
      slow.destroy();
    },
  );

  test('upgrades only to WebSocket', async () => {
    const protocolFor = async (offered: string) => {
      const upgrade = request(`${nginx.url}/graphql?${encodeURIComponent(offered)}`, {
        method: 'POST',
        headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: offered, 'http2-settings': 'AAMAAABk' },
      });
      upgrade.end('{}');
      const [reply] = (await once(upgrade, 'response')) as [IncomingMessage];
      expect(reply.resume().statusCode).toBe(200);
      return requests().find(({ path }) => path.endsWith(encodeURIComponent(offered)))?.headers.upgrade;
    };
    expect(await protocolFor('h2c')).toBeUndefined();
    expect(await protocolFor('h2c, websocket')).toBeUndefined();
    expect(await protocolFor('WebSocket')).toBe('websocket');
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::6', '2001:db8:1:3:3:4:5:6'],
    ['2001:db8:1::5', '2001:db8:1::6:7', '2001:db8:2::5'],
    ['2001:db8::1', '2001:db8::2', '2001:db9::1'],
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ])('counts the requests of %s with those of %s, but not of %s', async (one, same, other) => {
    const from = (address: string) => post('{}', { 'x-client-address': address });
    const held: ServerResponse[] = [];
    for (const gateway of gateways) gateway.answer = (_request, response) => held.push(response);
    const waiting = Array.from({ length: maxOfNetwork }, () => from(one));
    await expect.poll(() => held.length).toBe(maxOfNetwork);
    expect((await from(same)).status).toBe(429);
    for (const gateway of gateways) gateway.answer = fine;
    expect((await from(other)).status).toBe(200);
    for (const response of held) response.end();
    await Promise.all(waiting);
  });

  test('refuses large bodies on other paths', async () => {
    const reply = await fetch(`${nginx.url}/login`, { method: 'POST', body: new Uint8Array(70_000) });
    expect(reply.status).toBe(413);
    expect(requests()).toEqual([]);
  });

  test('streams events without buffering', async () => {
    for (const gateway of gateways) {
      gateway.answer = (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: next\n\n');
      };
    }
    const controller = new AbortController();
    const reply = await fetch(`${nginx.url}/graphql?a=b`, {
      headers: { accept: 'text/event-stream' },
      signal: controller.signal,
    });
    const first = await reply.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: next\n\n');
    expect(requests().map(({ path }) => path)).toEqual(['/graphql?a=b']);
    controller.abort();
    for (const gateway of gateways) gateway.answer = fine;
  });

  test.each(['/metrics', '/metrics?a', '//metrics', '/%6detrics', '/a/../metrics', '/readyz'])(
    'hides %s',
    async (path) => {
      const { hostname, port } = new URL(nginx.url);
      expect(await statusOf(hostname, Number(port), path)).toBe(404);
      expect(requests()).toEqual([]);
    },
  );

  test('forwards hooks with small bodies on both addresses, and nothing else on the internal one', async () => {
    const post = (path: string, url = nginx.internalUrl, body = '{}') =>
      fetch(`${url}${path}`, { method: 'POST', body });
    for (const url of [nginx.url, nginx.internalUrl]) {
      expect((await post('/hooks/upstream', url)).status).toBe(200);
      expect((await post('/hooks/upstream', url, ' '.repeat(17_000))).status).toBe(413);
    }
    expect((await post('/graphql')).status).toBe(404);
    expect((await post('/metrics')).status).toBe(404);
    expect(requests().map(({ path }) => path)).toEqual(['/hooks/upstream', '/hooks/upstream']);
  });

  test('forwards only payments to the REST service', async () => {
    await fetch(`${nginx.url}/payment-provider/a`);
    await fetch(`${nginx.url}/api/plans.json`);
    expect(upstream.requests.map(({ path }) => path)).toEqual(['/payment-provider/a']);
    expect(requests().map(({ path }) => path)).toEqual(['/api/plans.json']);
  });

  test('forwards a path to the REST service as it was understood', async () => {
    const { hostname, port } = new URL(nginx.url);
    const paths = [
      '/api/users/1%2f..%2f..%2f..%2fpayment-provider%2fa.json',
      '/api/../payment-provider/%0d%0aa',
    ];
    for (const path of paths) {
      const sent = request({ hostname, port, path, agent: false }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
    }
    expect(upstream.requests.map(({ path }) => path)).toEqual([
      '/payment-provider/a.json',
      '/payment-provider/%0D%0Aa',
    ]);
  });

  test('tries all gateways for a file that some lack', async () => {
    for (const gateway of gateways.slice(1)) {
      gateway.answer = (_request, response) => response.writeHead(404).end();
    }
    for (let times = 0; times < 6; times += 1) {
      expect((await fetch(`${nginx.url}/assets/app-1.js`)).status).toBe(200);
    }
    for (const gateway of gateways) expect(gateway.requests.length).toBeGreaterThan(0);
  });

  test('logs what was requested, without query strings and codes of links', async () => {
    for (const answer of [fine, cut]) {
      for (const gateway of gateways) gateway.answer = answer;
      await fetch(`${nginx.url}/media/files/a.csv?expires=1&signature=hidden-1`);
      await fetch(`${nginx.url}/reset-password/hidden-2`, { headers: { 'access-token': 'hidden-3' } });
    }
    upstream.answer = cut;
    await fetch(`${nginx.url}/payment-provider/a`, { method: 'POST', body: '{}' });
    const log = () => readFile(nginx.log, 'utf8');
    await expect.poll(log).toContain('"method":"POST","path":"/payment-provider/a","status":503');
    expect(await log()).not.toContain('away.html');
    await expect.poll(log).toContain('/reset-password/...');
    await expect.poll(log).toContain('"status":503');
    expect(await log()).toContain('/media/files/a.csv');
    expect(await log()).not.toContain('hidden-');
  });

  test('does not retry operations or disable a gateway after a cut connection', async () => {
    for (const gateway of gateways) gateway.answer = cut;
    for (let times = 1; times <= 4; times += 1) {
      const reply = await post('{}');
      expect(requests()).toHaveLength(times);
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('2');
      expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_OFFLINE' } }] });
    }
    for (const gateway of gateways) gateway.answer = fine;
    expect((await post('{}')).status).toBe(200);
  });

  test('uses the remaining gateways, answers 503 without any, and recovers with all', async () => {
    const ports = gateways.map(({ url }) => Number(new URL(url).port));
    const [first, ...others] = gateways;
    await first?.close();
    for (let times = 0; times < 6; times += 1) expect((await post('{}')).status).toBe(200);
    await Promise.all(others.map((gateway) => gateway.close()));
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
    // Sockets reconnect first and stay open; they must not block other requests.
    for (const gateway of gateways) gateway.answer = () => {};
    const sockets = Array.from({ length: 6 }, () => request(`${nginx.url}/graphql`, { method: 'POST' }));
    for (const socket of sockets) socket.on('error', () => {}).end();
    await expect.poll(() => requests().length).toBe(6);
    for (const gateway of gateways) gateway.answer = fine;
    for (let times = 0; times < 20; times += 1) expect((await post('{}')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(`${nginx.url}/away.html`)).status).toBe(404);
  });

  test('stops although a request is open', async () => {
    for (const gateway of gateways) gateway.answer = () => {};
    const open = request(`${nginx.url}/graphql`).end();
    const cut = once(open, 'error').catch((error: unknown) => [error]);
    await expect.poll(() => requests().length).toBe(1);
    process.kill(nginx.pid, 'SIGQUIT');
    expect(await cut).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  });
});

/** The status of a path without the normalization of `fetch`. */
async function statusOf(host: string, port: number, path: string): Promise<number> {
  const sent = request({ host, port, path });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
  reply.resume();
  return reply.statusCode;
}
