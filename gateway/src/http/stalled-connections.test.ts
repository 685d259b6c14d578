import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOriginGuard } from '../guard/origins.ts';
import { createLogger } from '../observe/logger.ts';
import { createMetrics } from '../observe/metrics.ts';
import { listen } from './listen.ts';
import { createGatewayServer } from './server.ts';

const maxStallMs = 300;
const large = Buffer.alloc(32 * 1024 * 1024);
const chunks = Array.from({ length: 512 }, () => Buffer.alloc(large.length / 512));

const unexpected = () => {
  throw new Error('Unexpected request.');
};

const server = createGatewayServer({
  publicUrl: 'http://localhost',
  requestTimeoutMs: 10_000,
  maxStallMs,
  graph: unexpected,
  origins: createOriginGuard('http://localhost', []),
  secondsToWait: () => null,
  metrics: createMetrics({ process: false }),
  readiness: unexpected,
  hook: unexpected,
  admitSocket: () => null,
  tracing: null,
  upgrade: (_, socket) => void socket.resume().write(large),
  media: unexpected,
  files: (request, response: ServerResponse) => {
    if (request.url === '/large') Readable.from(chunks).pipe(response);
    else setTimeout(() => response.end('late'), 3 * maxStallMs);
  },
  logger: createLogger('silent'),
});

beforeAll(() => listen(server, 0, '127.0.0.1'));

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function request(path: string, ...headers: readonly string[]): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  return socket;
}

/** Reads until the connection ends, with a pause once or after each `every` bytes. Returns the number of bytes. */
async function read(socket: Socket, pauseMs: number, every = Number.POSITIVE_INFINITY): Promise<number> {
  let received = 0;
  let nextPause = 1;
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received >= large.length) socket.end();
    if (received < nextPause) return;
    nextPause = received + every;
    socket.pause();
    setTimeout(() => socket.resume(), pauseMs);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

it.each([
  ['an answer', '/large', []],
  ['a WebSocket', '/graphql', ['Connection: Upgrade', 'Upgrade: websocket']],
])('disconnects a client of %s that does not read', async (_, path, headers) => {
  expect(await read(request(path, ...headers), 4 * maxStallMs)).toBeLessThan(large.length);
});

it('disconnects a WebSocket client that sends but does not read', async () => {
  const socket = request('/graphql', 'Connection: Upgrade', 'Upgrade: websocket');
  const sending = setInterval(() => socket.write('.'), maxStallMs / 6);
  const received = await read(socket, 6 * maxStallMs);
  clearInterval(sending);
  expect(received).toBeLessThan(large.length);
});

it('keeps the connection of a slow reader', async () => {
  expect(await read(request('/large'), maxStallMs / 3, 4 * 1024 * 1024)).toBeGreaterThanOrEqual(large.length);
});

it('keeps the connection of a client that waits for an answer', async () => {
  const socket = request('/late');
  expect(String(await once(socket, 'data'))).toContain('late');
  await wait(2 * maxStallMs);
  socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('late');
  socket.destroy();
});
