import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Street, startStreet } from '../harness/start-street.ts';

const query = '{ tips { totalCount } }';

let street: Street;
let client: GraphClient;

beforeAll(async () => {
  street = await startStreet({ gateway: { UPSTREAM_TIMEOUT_MS: '3000', OPERATION_TIMEOUT_MS: '4000' } });
  client = await street.signedIn('premium');
});
afterEach(async () => {
  street.tap.mode = 'pass';
  expect(await codes(), 'the gateway serves as before').toEqual([]);
});
afterAll(() => street.close());

const codes = async (): Promise<(string | undefined)[]> =>
  (await client.run(query)).errors.map((error) => error.extensions?.code);

test('a connection that is cut', async () => {
  street.tap.mode = 'cut';
  expect(await codes()).toEqual(['UPSTREAM_OFFLINE']);
});

test('no answer at all', async () => {
  street.tap.mode = () => {};
  expect(await codes()).toEqual(['UPSTREAM_TIMEOUT']);
});

test('an upstream that dies and comes back at its address', async () => {
  await street.stopUpstream();
  expect(await codes()).toEqual(['UPSTREAM_OFFLINE']);
  expect((await fetch(`${street.url}/healthz`)).status).toBe(200);
  await street.restartUpstream();
  // The watcher's polls may have opened the circuit meanwhile.
  await expect.poll(codes, { timeout: 15_000, interval: 100 }).toEqual([]);
});
