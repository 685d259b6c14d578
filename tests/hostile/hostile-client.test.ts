import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { hostileNews } from './hostile-news.ts';
import { hostileSockets } from './hostile-sockets.ts';
import { requestTimeoutMs } from './settings.ts';

const query = '{ viewer { user { email } } plans { name } tips { totalCount } }';

let stack: Stack;
let plain: GraphClient;
let watching: GraphClient;
let webDir: string;
let usualMs: number;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'tipgraph-web-'));
  await writeFile(join(webDir, 'index.html'), '<title>Tipgraph</title>');
  stack = await startStack({
    rotateTokens: false,
    gateway: { WEB_DIR: webDir, REQUEST_TIMEOUT_MS: String(requestTimeoutMs) },
  });
  plain = await stack.signedIn('standard');
  watching = await stack.signedIn('premium');
  usualMs = await medianMs(20);
});
afterEach(async () => {
  expect((await plain.run(query)).errors, 'the gateway serves as before').toEqual([]);
});
afterAll(async () => {
  await stack.close();
  await rm(webDir, { recursive: true });
});

/** How long a plain user's operation takes, in the middle of so many. */
async function medianMs(count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const started = performance.now();
    expect((await plain.run(query)).errors).toEqual([]);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

/** The usual time, with what a busy machine adds. */
async function answersInTime(): Promise<void> {
  expect(await medianMs(20)).toBeLessThan(usualMs * 3 + 100);
}

hostileBodies(() => stack);
hostileHeaders(() => stack);
hostileNews(
  () => stack,
  () => watching,
);
hostileSockets(() => stack, answersInTime);

test('in the end a plain user’s operation answers within its usual time', answersInTime);
