import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { readEventStream } from '../harness/event-stream.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { makePng } from '../harness/make-png.ts';
import { liveQueries, ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
import { signedHook } from '../harness/sign-hook.ts';
import { canStartTopology, startTestTopology, type TestTopology } from '../harness/start-test-topology.ts';

interface Changed {
  tipStatusesChanged: { tips: { title: string }[] };
}

const subscription = 'subscription ($after: String) { tipStatusesChanged(after: $after) { tips { title } } }';
const createTip = `mutation ($input: CreateTipInput!) {
  createTip(input: $input) { tip { images { url } } errors { field code } }
}`;

let topology: TestTopology;
let pages: ScratchFolder;

/** Resolves with the title when a tip with it has arrived. */
async function waitForTitle(results: AsyncGenerator<{ data?: Changed | null }, void>, title: string) {
  for await (const { data } of results) {
    if (data?.tipStatusesChanged.tips.some((tip) => tip.title === title)) return title;
  }
  return null;
}

/** The servers in the log of nginx. */
async function loggedServers(): Promise<Set<string>> {
  const lines = (await readFile(topology.nginx.log, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return new Set(lines.map((line) => (JSON.parse(line) as { server: string }).server));
}

describe.skipIf(!canStartTopology)('nginx, three gateways, Redis and PostgreSQL', () => {
  beforeAll(async () => {
    pages = await makeScratchFolder();
    await mkdir(join(pages.path, 'assets'));
    await writeFile(join(pages.path, 'index.html'), '<!doctype html><title>Tipgraph</title>');
    await writeFile(join(pages.path, 'assets', 'app-1.js'), 'export {};');
    topology = await startTestTopology({
      webDir: pages.path,
      gateway: { RATE_LIMIT: '0', LIVE_MAX_SOCKETS_PER_USER: '500' },
    });
  }, 300_000);
  afterAll(async () => {
    await topology?.stop();
    await pages.remove();
  });

  test('pages and files have the headers of the gateway', async () => {
    const page = await fetch(`${topology.url}/dropinfo`);
    expect(await page.text()).toContain('<title>Tipgraph</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const file = await fetch(`${topology.url}/assets/app-1.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a session works on every gateway', async () => {
    const client = await topology.signedIn('premium');
    for (let times = 0; times < 6; times += 1) {
      const { viewer } = await client.data<{ viewer: { user: { email: string } } }>(
        '{ viewer { user { email } } }',
      );
      expect(viewer.user.email).toBe('premium@tipgraph.example');
    }
    const servers = await loggedServers();
    for (const { url } of topology.gateways) expect(servers).toContain(new URL(url).host);
  });

  test('a tip with a large picture reaches subscribers over WebSocket and server-sent events', async () => {
    const [vip, admin] = await Promise.all([topology.signedIn('vip'), topology.signedIn('admin')]);
    const after = await vip.liveCursor();
    const socket = new LiveSocket(topology.url, vip.credentials);
    await socket.acknowledged;
    const controller = new AbortController();
    const stream = readEventStream<Changed>(topology.url, {
      query: subscription,
      variables: { after },
      credentials: admin.credentials,
      signal: controller.signal,
    });
    const title = 'Odra – Granit';
    const received = Promise.all([
      waitForTitle(socket.subscribe<Changed>(subscription, { after }), title),
      waitForTitle(stream, title),
    ]);

    const typer = await topology.signedIn('typer');
    const picture = makePng(4_000_000);
    const input = { title, tip: '1', type: 'DEFAULT', odds: 1.9, stake: 2, kickOff: '2036-03-15T18:00:00Z' };
    const { data, errors } = await typer.upload<{
      createTip: { tip: { images: { url: string }[] } | null; errors: unknown[] };
    }>(createTip, { input: { ...input, images: [null] } }, { 'variables.input.images.0': picture });
    expect(errors).toEqual([]);
    expect(data?.createTip.errors).toEqual([]);

    expect(await received).toEqual([title, title]);
    controller.abort();
    await socket.close();

    const [image] = data?.createTip.tip?.images ?? [];
    const stored = await fetch(new URL(image?.url ?? '', topology.url));
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('the command of docs/deploy.md makes a registered user the first admin', async () => {
    const email = 'you@example.com';
    const input = { email, password: 'ola-secret', passwordConfirmation: 'ola-secret', termsAccepted: true };
    const client = await topology.client().open();
    await client.data('mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }', {
      input,
    });
    const isAdmin = async () =>
      (await client.run('{ admin { users(first: 1) { totalCount } } }')).errors.length === 0;
    expect(await isAdmin()).toBe(false);

    const guide = await readFile(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    const [, statement = ''] = /psql -U tipgraph -c "(update users .*?)"/.exec(guide) ?? [];
    expect(statement).toContain(email);
    const database = new pg.Client({ connectionString: topology.databaseUrl });
    await database.connect();
    const { rowCount } = await database.query(statement);
    await database.end();
    expect(rowCount).toBe(1);
    expect(await isAdmin()).toBe(true);
  });

  test('signed hooks are accepted on both addresses, and internal paths are hidden on the public one', async () => {
    const send = (url: string, id: number, secret = topology.hookSecret) =>
      fetch(`${url}/hooks/upstream`, signedHook({ kind: 'tip', id }, { secret }));
    expect((await send(topology.url, 1, 'x'.repeat(48))).status).toBe(401);
    expect((await send(topology.url, 1)).status).toBe(202);
    expect((await send(topology.nginx.internalUrl, 2)).status).toBe(202);
    expect((await fetch(`${topology.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${topology.url}/readyz`)).status).toBe(404);
    expect((await fetch(`${topology.nginx.internalUrl}/metrics`)).status).toBe(404);
  });

  test('requests succeed while a gateway is killed, and it can be restarted', async () => {
    const client = await topology.signedIn('pro');
    const [first] = topology.gateways;
    if (first === undefined) throw new Error('No gateway');
    const { pid } = first;
    await first.kill();
    for (let times = 0; times < 12; times += 1) {
      expect((await client.run('{ viewer { permissions } }')).errors).toEqual([]);
    }
    await first.restart();
    expect(first.pid).not.toBe(pid);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  test('200 sockets reconnect after a restart of all gateways', async () => {
    const vip = await topology.signedIn('vip');
    const cursor = await vip.liveCursor();
    const subscribers = Array.from(
      { length: 200 },
      () => new ReconnectingSubscriber(topology.url, vip, { query: liveQueries.tip, cursor }),
    );
    const areConnected = (times: number) =>
      vi.waitFor(
        () => {
          for (const { connections } of subscribers) expect(connections).toBeGreaterThanOrEqual(times);
        },
        { timeout: 60_000, interval: 50 },
      );
    await areConnected(1);
    await Promise.all(topology.gateways.map((gateway) => gateway.restart()));
    await areConnected(2);
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
  }, 180_000);
});
