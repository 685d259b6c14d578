import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/base.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { type Nginx, startNginx } from '../../scripts/lib/start-nginx.ts';
import { canStartTopology } from '../harness/start-test-topology.ts';
import { fine, type ProbeServer, startProbeServer } from './probe-server.ts';

let folder: ScratchFolder;
let gateway: ProbeServer;
let nginx: Nginx;

/** Adds the lines of `docs/deploy.md` to deploy/nginx.conf, as an operator does. */
async function addCache(settings: string): Promise<string> {
  const page = await readFile(join(root, 'docs', 'deploy.md'), 'utf8');
  const [, zone = '', lines = ''] =
    /```nginx\n(proxy_cache_path [^\n]+)\n```.*?location = \/graphql \{\n[^\n]+\n(.*?)\}\n```/s.exec(page) ??
    [];
  expect([zone, lines]).toEqual([
    expect.stringContaining(' /tmp/graph '),
    expect.stringContaining('proxy_cache graph;'),
  ]);
  return settings
    .replace('http {', () => `http {\n${zone}`)
    .replace('location = /graphql {', (start) => `${start}\n${lines}`);
}

const get = async (headers: Record<string, string> = {}) =>
  (await fetch(`${nginx.url}/graphql?documentId=a`, { headers })).text();

const vary = { vary: 'lang, cookie' };

describe.skipIf(!canStartTopology)('deploy/nginx.conf with a cache', () => {
  beforeAll(async () => {
    folder = await makeScratchFolder();
    gateway = await startProbeServer();
    const options = { gateways: [gateway.url], upstream: gateway.url, edit: addCache };
    const started = await startNginx(join(folder.path, 'nginx'), options);
    if (started === null) throw new Error('nginx is not installed.');
    nginx = started;
  });
  afterAll(async () => {
    await nginx?.stop();
    await gateway.close();
    await folder.remove();
  });
  afterEach(() => {
    gateway.requests.length = 0;
    gateway.answer = fine;
  });

  test('stores public responses by the headers in Vary, for no longer than they allow', async () => {
    let version = 1;
    gateway.answer = ({ headers }, response) => {
      const lifetime = { 'cache-control': 'public, max-age=1, stale-while-revalidate=1' };
      response.writeHead(200, { ...vary, ...lifetime }).end(`${headers.lang} ${version}`);
    };
    expect(await get({ lang: 'pl' })).toBe('pl 1');
    version = 2;
    expect(await get({ lang: 'pl' })).toBe('pl 1');
    expect(await get({ lang: 'en' })).toBe('en 2');
    version = 3;
    // nginx's own clock, in whole seconds.
    await wait(3000);
    expect(await get({ lang: 'pl' })).toBe('pl 3');
  });

  test('lets no request wait for another whose response it may not store', async () => {
    const ends: (() => void)[] = [];
    gateway.answer = (_request, response) => {
      response.writeHead(200, { ...vary, 'cache-control': 'no-store' });
      ends.push(() => response.end('own'));
    };
    const responses = Promise.all([1, 2, 3].map(() => get({ cookie: 'a=b' })));
    await expect.poll(() => gateway.requests.length).toBe(3);
    for (const end of ends) end();
    expect(await responses).toEqual(['own', 'own', 'own']);
  });
});
