import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { readEventStream } from '../harness/event-stream.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { makePng } from '../harness/make-png.ts';
import { ReconnectingSubscriber } from '../harness/reconnecting-subscriber.ts';
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

const live =
  'subscription ($after: String) { live: tipStatusesChanged(after: $after) { cursor gap items: tips { uid } } }';

/** Who watches, and from where on. */
async function watcherOf({ signedIn }: TestTopology) {
  const vip = await signedIn('vip');
  const { liveCursor: cursor } = await vip.data<{ liveCursor: string }>('{ liveCursor }');
  if (vip.credentials === null) throw new Error('Nobody is signed in.');
  return { credentials: vip.credentials, cursor };
}

/** Reads until a tip of the title came. */
async function titleSeen(results: AsyncGenerator<{ data?: Changed | null }, void>, title: string) {
  for await (const { data } of results) {
    if (data?.tipStatusesChanged.tips.some((tip) => tip.title === title)) return title;
  }
  return null;
}

/** Which servers nginx has asked, by its own words. */
async function serversAsked(): Promise<Set<string>> {
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

  test('pages and files come with the headers of the gateway', async () => {
    const page = await fetch(`${topology.url}/dropinfo`);
    expect(await page.text()).toContain('<title>Tipgraph</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const file = await fetch(`${topology.url}/assets/app-1.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a session goes on whichever gateway answers', async () => {
    const client = await topology.signedIn('premium');
    for (let times = 0; times < 6; times += 1) {
      const { viewer } = await client.data<{ viewer: { user: { email: string } } }>(
        '{ viewer { user { email } } }',
      );
      expect(viewer.user.email).toBe('premium@tipgraph.example');
    }
    const asked = await serversAsked();
    for (const { url } of topology.gateways) expect(asked).toContain(new URL(url).host);
  });

  test('a tip with a large picture reaches watchers over WebSocket and server-sent events', async () => {
    const [vip, admin] = await Promise.all([topology.signedIn('vip'), topology.signedIn('admin')]);
    const { liveCursor: after } = await vip.data<{ liveCursor: string }>('{ liveCursor }');
    const socket = new LiveSocket(topology.url, vip.credentials);
    await socket.acknowledged;
    const gone = new AbortController();
    const stream = readEventStream<Changed>(topology.url, {
      query: subscription,
      variables: { after },
      credentials: admin.credentials,
      signal: gone.signal,
    });
    const title = 'Odra – Granit';
    const seen = Promise.all([
      titleSeen(socket.subscribe<Changed>(subscription, { after }), title),
      titleSeen(stream, title),
    ]);

    const typer = await topology.signedIn('typer');
    const picture = makePng(4_000_000);
    const input = { title, tip: '1', type: 'DEFAULT', odds: 1.9, stake: 2, kickOff: '2036-03-15T18:00:00Z' };
    const { data, errors } = await typer.upload<{
      createTip: { tip: { images: { url: string }[] } | null; errors: unknown[] };
    }>(createTip, { input: { ...input, images: [null] } }, { 'variables.input.images.0': picture });
    expect(errors).toEqual([]);
    expect(data?.createTip.errors).toEqual([]);

    expect(await seen).toEqual([title, title]);
    gone.abort();
    await socket.close();

    const [image] = data?.createTip.tip?.images ?? [];
    const stored = await fetch(new URL(image?.url ?? '', topology.url));
    expect((await stored.arrayBuffer()).byteLength).toBe(picture.byteLength);
  });

  test('somebody who has registered becomes the first admin as docs/deploy.md says', async () => {
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
    const [, statement = ''] = /psql -U tipgraph -c "(.*?)"/.exec(guide) ?? [];
    expect(statement).toContain(email);
    const database = new pg.Client({ connectionString: topology.databaseUrl });
    await database.connect();
    const { rowCount } = await database.query(statement);
    await database.end();
    expect(rowCount).toBe(1);
    expect(await isAdmin()).toBe(true);
  });

  test('what only servers may ask is not there for others', async () => {
    const hook = signedHook({ kind: 'tip', id: 1 }, { secret: topology.hookSecret });
    expect((await fetch(`${topology.url}/hooks/upstream`, hook)).status).toBe(404);
    expect((await fetch(`${topology.nginx.internalUrl}/hooks/upstream`, hook)).status).toBe(202);
    expect((await fetch(`${topology.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${topology.url}/readyz`)).status).toBe(404);
    expect((await fetch(`${topology.nginx.internalUrl}/metrics`)).status).toBe(404);
  });

  test('with a gateway killed the others go on, and it comes back', async () => {
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

  test('after a restart of all gateways, 200 sockets that wait are back within 15 seconds', async () => {
    const { credentials, cursor } = await watcherOf(topology);
    const watchers = Array.from(
      { length: 200 },
      () => new ReconnectingSubscriber(topology.url, credentials, { query: live, cursor }),
    );
    const areConnected = (times: number, timeout: number) =>
      vi.waitFor(
        () => {
          for (const { connections } of watchers) expect(connections).toBeGreaterThanOrEqual(times);
        },
        { timeout, interval: 50 },
      );
    await areConnected(1, 30_000);
    await Promise.all(topology.gateways.map((gateway) => gateway.restart()));
    await areConnected(2, 15_000);
    await Promise.all(watchers.map((watcher) => watcher.stop()));
  }, 90_000);
});
