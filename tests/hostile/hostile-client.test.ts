import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { hostileFeed } from './hostile-feed.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { hostileSockets } from './hostile-sockets.ts';
import { requestTimeoutMs } from './settings.ts';

const query = '{ viewer { user { email } } plans { name } tips { totalCount } }';

let stack: Stack;
let plain: GraphClient;
let subscriber: GraphClient;
let webDir: string;
let baselineMs: number;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'tipgraph-web-'));
  await writeFile(join(webDir, 'index.html'), '<title>Tipgraph</title>');
  stack = await startStack({
    rotateTokens: false,
    gateway: { WEB_DIR: webDir, REQUEST_TIMEOUT_MS: String(requestTimeoutMs) },
  });
  plain = await stack.signedIn('standard');
  subscriber = await stack.signedIn('premium');
  baselineMs = await processorMs(20);
});
afterEach(async () => {
  expect((await plain.run(query)).errors, 'the gateway still works').toEqual([]);
});
afterAll(async () => {
  await stack.close();
  await rm(webDir, { recursive: true });
});

/** The median processor time of `count` operations in milliseconds, which unlike the latency does not depend on other load. */
async function processorMs(count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const before = process.cpuUsage();
    expect((await plain.run(query)).errors).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

async function expectUsualCost(): Promise<void> {
  expect(await processorMs(20)).toBeLessThan(baselineMs * 3 + 20);
}

hostileBodies(() => stack);
hostileHeaders(() => stack);
hostileFeed(
  () => stack,
  () => subscriber,
);
hostileSockets(() => stack, expectUsualCost);

test('an operation of a plain user costs no more after all attacks', expectUsualCost);
