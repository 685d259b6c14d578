import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const query = '{ tips { totalCount } }';

let stack: Stack;
let client: GraphClient;

beforeAll(async () => {
  stack = await startStack({ gateway: { UPSTREAM_TIMEOUT_MS: '3000', OPERATION_TIMEOUT_MS: '4000' } });
  client = await stack.signedIn('premium');
});
afterEach(async () => {
  stack.tap.mode = 'pass';
  expect(await codes(), 'the gateway serves as before').toEqual([]);
});
afterAll(() => stack.close());

const codes = async (): Promise<(string | undefined)[]> =>
  (await client.run(query)).errors.map((error) => error.extensions?.code);

test('a connection that is cut', async () => {
  stack.tap.mode = 'cut';
  expect(await codes()).toEqual(['UPSTREAM_OFFLINE']);
});

test('no answer at all', async () => {
  stack.tap.mode = () => {};
  expect(await codes()).toEqual(['UPSTREAM_TIMEOUT']);
});

test('an upstream that dies and comes back at its address', async () => {
  await stack.stopUpstream();
  expect(await codes()).toEqual(['UPSTREAM_OFFLINE']);
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  await stack.restartUpstream();
  // The watcher's polls may have opened the circuit meanwhile.
  await expect.poll(codes, { timeout: 15_000, interval: 100 }).toEqual([]);
});
