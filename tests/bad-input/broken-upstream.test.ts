import type { IncomingMessage, ServerResponse } from 'node:http';
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

const answer =
  (status: number, type: string, body: string) => (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);

test.each([
  ['an HTML page with status 200', answer(200, 'text/html', '<h1>Welcome</h1>'), 'BAD_UPSTREAM_RESPONSE'],
  ['an HTML page with status 502', answer(502, 'text/html', '<h1>Bad gateway</h1>'), 'UPSTREAM_ERROR'],
  ['truncated JSON', answer(200, 'application/json', '{"tips": [{"id": 1'), 'BAD_UPSTREAM_RESPONSE'],
  ['JSON of another shape', answer(200, 'application/json', '{"tips": 7}'), 'BAD_UPSTREAM_RESPONSE'],
  ['an empty body', answer(200, 'application/json', ''), 'BAD_UPSTREAM_RESPONSE'],
  ['an empty 401', answer(401, 'application/json', ''), 'UNAUTHENTICATED'],
  ['a 423', answer(423, 'application/json', '{"errors":["locked"]}'), 'LOCKED'],
  ['a 429', answer(429, 'application/json', '{"errors":["slow down"]}'), 'RATE_LIMITED'],
  ['a 500', answer(500, 'application/json', '{"errors":["fault"],"request_id":"1"}'), 'UPSTREAM_ERROR'],
])('%s', async (_, mode, code) => {
  street.tap.mode = mode;
  expect(await codes()).toEqual([code]);
});

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
  expect(await codes()).toEqual([]);
});
