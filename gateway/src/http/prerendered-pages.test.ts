import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { StartError } from '../kit/start-error.ts';
import { createStaticFiles } from './static-files.ts';

const page = (language: string) =>
  `<html lang="${language}"><title>Tips - %SITE_NAME%</title>
<link rel="canonical" href="https://origin.placeholder.invalid/terms" />
<script type="application/ld+json">{"name":"%SITE_NAME_IN_JSON%"}</script>`;
const html = 'text/html; charset=utf-8';

let webDir: string;
let server: Server | null = null;

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'tipgraph-pages-'));
  const folder = join(webDir, 'prerendered');
  await mkdir(join(folder, 'pl'), { recursive: true });
  await mkdir(join(folder, 'en'));
  await writeFile(join(webDir, 'index.html'), 'the shell');
  await writeFile(join(folder, 'pl', 'terms.html'), page('pl'));
  await writeFile(join(folder, 'en', 'terms.html'), page('en'));
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://origin.placeholder.invalid/sitemap.xml');
  await writeFile(
    join(folder, 'pages.json'),
    JSON.stringify([
      { path: '/terms', language: 'pl', type: html, file: 'pl/terms.html' },
      { path: '/terms', language: 'en', type: html, file: 'en/terms.html' },
      { path: '/robots.txt', language: null, type: 'text/plain', file: 'robots.txt' },
    ]),
  );
});
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
  await rm(webDir, { recursive: true });
});

const files = (settings: Record<string, string> = {}) =>
  createStaticFiles(
    readConfig({
      UPSTREAM_URL: 'http://upstream.example/api',
      WEB_DIR: webDir,
      PUBLIC_URL: 'https://tipgraph.example',
      SITE_NAME: 'Tips & "$&" <Tops>',
      ...settings,
    }),
  );

function portOf(started: Server | null): number {
  const address = started?.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function serve(settings: Record<string, string> = {}) {
  const started = createServer(files(settings));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const port = portOf(started);
  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe('a prerendered page', () => {
  it('is served in the language of its URL, Polish by default', async () => {
    const get = await serve();
    for (const [path, language] of [
      ['/terms', 'pl'],
      ['/terms?lang=en', 'en'],
      ['/terms?openCart=1&lang=en', 'en'],
      ['/terms?lang=de', 'pl'],
    ] as const) {
      const response = await get(path);
      expect(await response.text(), path).toContain(`<html lang="${language}">`);
      expect(response.headers.get('content-type')).toBe(html);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });

  it('has the site’s URL and name filled in and escaped', async () => {
    const text = await (await (await serve())('/terms')).text();
    expect(text).toContain('<title>Tips - Tips &#38; &#34;$&#38;&#34; &#60;Tops&#62;</title>');
    expect(text).toContain('href="https://tipgraph.example/terms"');
    const data = /ld\+json">(.*)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: 'Tips & "$&" <Tops>' });
    expect(data).not.toContain('<');
  });

  it.each(['br', 'gzip', 'identity'])('is sent as %s when accepted', async (encoding) => {
    const response = await (await serve())('/terms', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toContain('<html lang="pl">');
  });

  it('responds with 304 to its ETag, and without a body to HEAD', async () => {
    const get = await serve();
    const etag = (await get('/terms')).headers.get('etag') ?? '';
    for (const has of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
      expect((await get('/terms', { headers: { 'if-none-match': has } })).status).toBe(304);
    }
    expect((await get('/terms?lang=en', { headers: { 'if-none-match': etag } })).status).toBe(200);
    const head = await get('/terms', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('is replaced by the shell in the mobile app, with a Vary header', async () => {
    const get = await serve();
    const etag = (await get('/terms')).headers.get('etag') ?? '';
    const asApp = (path: string) =>
      get(path, { headers: { 'user-agent': 'Chrome/142.0 TipgraphApp/2.1.0', 'if-none-match': etag } });
    for (const path of ['/terms', '/terms?lang=en']) {
      const response = await asApp(path);
      expect([response.status, await response.text()]).toEqual([200, 'the shell']);
      expect(response.headers.get('content-type')).toBe(html);
      expect(response.headers.get('vary')).toBe('accept-encoding, user-agent');
    }
    expect((await get('/terms')).headers.get('vary')).toBe('accept-encoding, user-agent');
    const robots = await asApp('/robots.txt');
    expect(await robots.text()).toContain('Sitemap:');
    expect(robots.headers.get('vary')).toBe('accept-encoding');
    const other = await get('/terms', { headers: { 'user-agent': 'NotTipgraphApp/2' } });
    expect(await other.text()).toContain('<html lang="pl">');
  });

  it('is replaced by the shell during a technical break, except robots.txt', async () => {
    const get = await serve({ TECHNICAL_BREAK: '1' });
    expect(await (await get('/terms')).text()).toBe('the shell');
    expect(await (await get('/robots.txt')).text()).toBe('Sitemap: https://tipgraph.example/sitemap.xml');
  });
});

describe('static files', () => {
  it.each([
    '/prerendered/pl/terms.html',
    '/prerendered/pages.json',
    '/prerendered',
    '/%70rerendered/pages.json',
    '/%70rerendered/pages.json?%',
    '//%70rerendered/pl/terms.html',
  ])('%s is not served directly', async (path) => {
    expect((await (await serve())(path)).status).toBe(404);
  });

  it('an invalid URL does not stop the server', async () => {
    const get = await serve();
    const status = await new Promise((resolve, reject) => {
      const odd = httpRequest({ host: '127.0.0.1', port: portOf(server), path: '//[/?%' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      odd.on('error', reject).end();
    });
    expect(status).toBe(200);
    expect((await get('/terms')).status).toBe(200);
  });

  it('other pages get the shell', async () => {
    expect(await (await (await serve())('/login')).text()).toBe('the shell');
  });

  it.each(['/', '/login', '/index.html', '/index', '/?to=%2Ftips'])(
    'the shell has the site’s name in its title at %s',
    async (path) => {
      await writeFile(join(webDir, 'index.html'), '<title>Tipgraph</title>');
      const text = await (await (await serve())(path)).text();
      expect(text).toBe('<title>Tips &#38; &#34;$&#38;&#34; &#60;Tops&#62;</title>');
    },
  );

  it('a build without prerendered pages serves the shell', async () => {
    await rm(join(webDir, 'prerendered'), { recursive: true });
    expect(await (await (await serve())('/terms')).text()).toBe('the shell');
  });

  it('an invalid list of pages fails the start', async () => {
    await writeFile(join(webDir, 'prerendered', 'pages.json'), '[{"path":"/terms"}]');
    expect(() => files()).toThrow(StartError);
  });
});

describe('the other loopback name', () => {
  const dest = { 'sec-fetch-dest': 'document' };

  it.each([
    ['http://localhost:4000', '127.0.0.1:4000', '/terms?lang=en'],
    ['http://127.0.0.1:4000', 'localhost:4000', '/'],
    ['http://localhost:4000', '127.0.0.1:4000', '//elsewhere.example/terms'],
  ])('a page of %s requested at %s is redirected', async (PUBLIC_URL, host, path) => {
    const { status, location } = await requestWith({ PUBLIC_URL }, path, { host, ...dest });
    expect([status, location]).toEqual([302, `${PUBLIC_URL}${path}`]);
  });

  it.each([
    ['another host', 'https://tipgraph.example', { host: '127.0.0.1:4000', ...dest }],
    ['another port', 'http://localhost:4000', { host: '127.0.0.1:4001', ...dest }],
    ['a request that is not a navigation', 'http://localhost:4000', { host: '127.0.0.1:4000' }],
    ['the own host', 'http://localhost:4000', { host: 'localhost:4000', ...dest }],
  ])('%s is not redirected', async (_, PUBLIC_URL, headers) => {
    expect(await requestWith({ PUBLIC_URL }, '/terms', headers)).toMatchObject({ status: 200 });
  });
});

/** Sends headers that `fetch` does not allow. */
async function requestWith(settings: Record<string, string>, path: string, headers: Record<string, string>) {
  await serve(settings);
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const request = httpRequest({ port: portOf(server), host: '127.0.0.1', path, headers });
    request.on('error', reject).on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    });
    request.end();
  });
}
