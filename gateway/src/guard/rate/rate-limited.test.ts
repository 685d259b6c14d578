import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../config.ts';
import { type Gateway, startGateway } from '../../start-gateway.ts';
import { type FakeOrigin, json, startFakeOrigin } from '../../testing/fake-origin.ts';

const toolsKey = 'a-key-of-the-tools-for-this-test-only';
let origin: FakeOrigin;
let gateway: Gateway;

beforeEach(async () => {
  origin = await startFakeOrigin();
  origin.on('GET /plans.json', json({ plans: [] }));
  origin.on('POST /auth/sign_in.json', json({ errors: ['bad'] }, 401));
  gateway = await startGateway(
    readConfig({
      PORT: '0',
      UPSTREAM_URL: origin.url,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '2',
      AUTH_RATE_LIMIT: '2',
      TRUSTED_PROXIES: '127.0.0.1',
      TOOLS_KEYS: toolsKey,
    }),
  );
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const post = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

const from = (address: string) => ({ 'x-forwarded-for': address });

/** The statuses of `count` operations in sequence. */
async function statuses(count: number, query: string, headers: Record<string, string>): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await post(query, headers)).status);
  return seen;
}

describe('over HTTP', () => {
  it('an operation above the limit is rejected with a retry time and without an upstream call', async () => {
    expect(await statuses(10, '{ plans { name } }', from('192.0.2.1'))).toEqual(Array(10).fill(200));
    const callsBefore = origin.seen.length;
    const rejected = await post('{ plans { name } }', from('192.0.2.1'));
    expect(rejected.status).toBe(429);
    const { errors } = (await rejected.json()) as { errors: { extensions: { retryAfter: number } }[] };
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const wait = errors[0]?.extensions.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(Number(rejected.headers.get('retry-after'))).toBe(wait);
    expect(origin.seen).toHaveLength(callsBefore);
    expect((await post('{ plans { name } }', from('192.0.2.2'))).status).toBe(200);
    expect((await post('{ plans { name } }', { 'x-tools-key': toolsKey, ...from('192.0.2.1') })).status).toBe(
      200,
    );
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(figures).toContain('tipgraph_rate_limited_total{class="operations"} 1');
  });

  it('a tool gets its remaining rate', async () => {
    const response = await post('{ plans { name } }', { 'x-tools-key': toolsKey, ...from('192.0.2.20') });
    const { extensions } = (await response.json()) as { extensions: Record<string, unknown> };
    expect(extensions.cost).toMatchObject({ limit: 200 });
    expect(extensions.rate).toMatchObject({ limit: 20, remaining: expect.any(Number) });
  });

  it('sign-ins are limited per address and account', async () => {
    const attempt =
      'mutation { signIn(input: { email: "ada@tipgraph.example", password: "x" }) { errors { code } } }';
    expect((await post(attempt, from('192.0.2.3'))).status).toBe(200);
    expect((await post(attempt, from('192.0.2.3'))).status).toBe(200);
    const rejected = await post(attempt, from('192.0.2.3'));
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await post(attempt, from('192.0.2.4'))).status).toBe(200);
  });

  it('an invalid operation is charged once', async () => {
    const broken = ['{', '{ nosuch }', 'query A { plans { name } } query B { plans { name } }'];
    for (const query of [...broken, ...broken, ...broken]) {
      expect((await post(query, from('192.0.2.10'))).status).toBe(200);
    }
    expect(await statuses(2, '{ plans { name } }', from('192.0.2.10'))).toEqual([200, 429]);
    expect((await post('{', from('192.0.2.10'))).status).toBe(429);
  });
});

describe('over WebSocket', () => {
  const open = (address: string) =>
    new WebSocket(gateway.url.replace('http', 'ws').concat('/graphql'), 'graphql-transport-ws', {
      headers: from(address),
    });

  it('operations share the limit of those over HTTP', async () => {
    await statuses(9, '{ plans { name } }', from('192.0.2.6'));
    const socket = open('192.0.2.6');
    const messages: { type: string; payload?: unknown }[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    await expect.poll(() => messages.map(({ type }) => type)).toEqual(['connection_ack']);
    for (const id of ['a', 'b']) {
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: '{ plans { name } }' } }));
    }
    await expect
      .poll(() => messages.map(({ type }) => type).sort())
      .toEqual(['complete', 'connection_ack', 'error', 'next']);
    expect(messages.find(({ type }) => type === 'error')?.payload).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } },
    ]);
    socket.terminate();
  });

  it('an invalid operation is charged', async () => {
    await statuses(9, '{ plans { name } }', from('192.0.2.11'));
    const socket = open('192.0.2.11');
    const codes: string[] = [];
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'error') codes.push(payload[0].extensions.code);
    });
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    await once(socket, 'message');
    for (const id of ['a', 'b']) {
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: '{ nosuch }' } }));
    }
    await expect.poll(() => [...codes].sort()).toEqual(['GRAPHQL_VALIDATION_FAILED', 'RATE_LIMITED']);
    socket.terminate();
  });

  it('openings of sockets are rejected before the handshake', async () => {
    const outcome = (socket: WebSocket) =>
      new Promise((resolve) => {
        socket.on('open', () => resolve('open'));
        socket.on('error', () => undefined);
        socket.on('unexpected-response', (_, { statusCode, headers }) =>
          resolve([statusCode, headers['retry-after']]),
        );
      }).finally(() => socket.terminate());
    expect(await outcome(open('192.0.2.7'))).toBe('open');
    expect(await outcome(open('192.0.2.7'))).toBe('open');
    expect(await outcome(open('192.0.2.7'))).toEqual([429, '60']);
    expect(await outcome(open('192.0.2.8'))).toBe('open');
  });

  it('openings at a wrong path are charged', async () => {
    const at = (path: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(gateway.url.replace('http', 'ws').concat(path), {
          headers: from('192.0.2.9'),
        });
        socket.on('error', () => undefined);
        socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      });
    expect([await at('/elsewhere'), await at('/elsewhere'), await at('/graphql')]).toEqual([404, 404, 429]);
  });
});
