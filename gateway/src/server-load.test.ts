import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { TestSocket } from './live/testing/test-socket.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { type FakeOrigin, json, startFakeOrigin } from './testing/fake-origin.ts';

let load: { delay: number; operations: number };
let origin: FakeOrigin;
let busy: Gateway;

beforeEach(async () => {
  load = { delay: 0, operations: 0 };
  origin = await startFakeOrigin();
  origin.on('GET /plans.json', json({ plans: [] }));
  const settings = {
    MAX_EVENT_LOOP_DELAY_MS: '500',
    MAX_CONCURRENT_OPERATIONS: '10',
    LOG_LEVEL: 'silent',
    ORIGINS: 'https://app.tipgraph.example',
  };
  busy = await startGateway(readConfig({ PORT: '0', UPSTREAM_URL: origin.url, ...settings }), {
    load: { eventLoopDelayMs: () => load.delay, operations: () => load.operations },
  });
});
afterEach(async () => {
  await busy.close();
  await origin.close();
});

const query = () =>
  fetch(`${busy.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ site { name } }' }),
  });
const upgrade = () =>
  new Promise<{ status: number | undefined; retryAfter: string | undefined }>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-transport-ws',
    };
    const request = httpRequest(`${busy.url}/graphql`, { headers });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] });
    });
    request.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] });
    });
    request.on('error', reject);
    request.end();
  });

it.each([
  ['its event loop is delayed', { delay: 501 }],
  ['too many operations run', { operations: 10 }],
])('a process rejects requests and sockets when %s, but reports its health', async (_, figures) => {
  Object.assign(load, figures);
  const rejected = await query();
  expect(rejected.status).toBe(503);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(rejected.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(await rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(await upgrade()).toEqual({ status: 503, retryAfter: expect.stringMatching(/^[1-5]$/) });
  expect((await fetch(`${busy.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${busy.url}/readyz`)).status).toBe(200);
  Object.assign(load, { delay: 0, operations: 0 });
  expect(await (await query()).json()).toEqual({ data: { site: { name: 'Tipgraph' } } });
  expect((await upgrade()).status).toBe(101);
});

it('a preflight passes, and exposes retry-after', async () => {
  load.delay = 501;
  const origin = 'https://app.tipgraph.example';
  const preflight = await fetch(`${busy.url}/graphql`, { method: 'OPTIONS', headers: { origin } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  expect(preflight.headers.get('access-control-expose-headers')).toContain('retry-after');
});

it('a query on an open socket is rejected, and the socket stays open', async () => {
  const socket = new TestSocket(`${busy.url.replace('http', 'ws')}/graphql`, {});
  await socket.init();
  const next = async (id: string) => {
    await socket.send({ id, type: 'subscribe', payload: { query: '{ site { name } }' } });
    return socket.next();
  };
  load.operations = 10;
  expect(await next('a')).toMatchObject({
    id: 'a',
    type: 'error',
    payload: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
  });
  load.operations = 0;
  const payload = { data: { site: { name: 'Tipgraph' } } };
  expect(await next('b')).toEqual({ id: 'b', type: 'next', payload });
  socket.ws.terminate();
});
