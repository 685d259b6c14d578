import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { mailedLinks } from '../harness/mailed-links.ts';
import { makePng } from '../harness/make-png.ts';
import { type ImageLayout, layOutImage } from './lay-out-image.ts';

const isRoot = process.getuid?.() === 0;
/** The only folders that an image may write to. */
const writable = ['data', 'tmp'];
const toolsKey = 'k'.repeat(32);

let scratch: ScratchFolder;
const children: ChildProcess[] = [];
const layouts: ImageLayout[] = [];
const before = new Map<ImageLayout, string[]>();

/** All paths outside of the writable folders. */
async function readOnlyPaths({ folder }: ImageLayout): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => !writable.some((name) => path.startsWith(`${name}/`))).sort();
}

/** Runs an image's command with its user and settings; returns the reported address. */
async function run(layout: ImageLayout, settings: Record<string, string>): Promise<string> {
  const { folder, workdir, uid, gid, command } = layout;
  for (const name of writable) {
    await mkdir(join(folder, name));
    if (isRoot) await chown(join(folder, name), uid, gid);
  }
  before.set(layout, await readOnlyPaths(layout));
  const inFolder = Object.entries(layout.env).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(folder, value) : value,
  ]);
  const [, ...args] = command;
  const child = spawn(join(scratch.path, 'node'), args, {
    cwd: join(folder, workdir),
    env: { ...Object.fromEntries(inFolder), TMPDIR: join(folder, 'tmp'), ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(isRoot && { uid, gid }),
  });
  children.push(child);
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${command.join(' ')} ended with ${code} before it was ready.`);
    }),
  ])) as [{ ready: string }];
  return message.ready;
}

let site: string;
let dataDir: string;

beforeAll(async () => {
  await buildParts();
  scratch = await makeScratchFolder();
  // The image's user may not be able to reach the Node of the tests.
  await copyFile(process.execPath, join(scratch.path, 'node'));
  const [upstream, gateway] = await Promise.all(
    ['upstream', 'gateway'].map((name) => layOutImage(name, join(scratch.path, name))),
  );
  if (upstream === undefined || gateway === undefined) throw new Error('No images');
  layouts.push(upstream, gateway);
  const shared = { LOG_LEVEL: 'error', LIVE_EMAIL: 'live@tipgraph.example', LIVE_PASSWORD: 'p'.repeat(20) };
  const publicUrl = 'http://site.tipgraph.example';
  const upstreamUrl = await run(upstream, {
    ...shared,
    UPSTREAM_HOST: '127.0.0.1',
    DEMO: '1',
    UPSTREAM_PORT: String(await freePort()),
    PUBLIC_URL: publicUrl,
  });
  dataDir = join(upstream.folder, 'data');
  site = await run(gateway, {
    ...shared,
    HOST: '127.0.0.1',
    PORT: '0',
    UPSTREAM_URL: upstreamUrl,
    PUBLIC_URL: publicUrl,
    TOOLS_KEYS: toolsKey,
  });
}, 300_000);
afterAll(async () => {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await scratch?.remove();
});

test('the images run without development dependencies', async () => {
  expect(layouts.map(({ uid }) => uid)).toEqual([1000, 1000]);
  const page = await fetch(`${site}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<script type="module"');
});

test('mails and pictures are written to /data, and nothing outside of /data and /tmp', async () => {
  const reset = await new GraphClient(site, { toolsKey }).open();
  await reset.data(
    'mutation { requestPasswordReset(input: { email: "pro@tipgraph.example" }) { errors { code } } }',
  );
  await expect.poll(() => mailedLinks(dataDir)).not.toEqual([]);

  const typer = await new GraphClient(site, { toolsKey }).signIn('typer@tipgraph.example');
  const input = {
    title: 'Odra',
    tip: '1',
    type: 'DEFAULT',
    odds: 2,
    stake: 1,
    kickOff: '2036-03-15T18:00:00Z',
  };
  const { data } = await typer.upload<{ createTip: { tip: { images: { url: string }[] } | null } }>(
    'mutation ($input: CreateTipInput!) { createTip(input: $input) { tip { images { url } } errors { code } } }',
    { input: { ...input, images: [null] } },
    { 'variables.input.images.0': makePng(1000) },
  );
  const [image] = data?.createTip.tip?.images ?? [];
  expect((await fetch(`${site}${new URL(image?.url ?? '', site).pathname}`)).status).toBe(200);
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['media', 'outbox']));

  for (const layout of layouts) expect(await readOnlyPaths(layout)).toEqual(before.get(layout));
});
