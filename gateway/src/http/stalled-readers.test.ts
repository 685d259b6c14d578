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
const pieces = Array.from({ length: 512 }, () => Buffer.alloc(large.length / 512));

const unused = () => {
  throw new Error('Only files are asked for here.');
};

const server = createGatewayServer({
  publicUrl: 'http://localhost',
  requestTimeoutMs: 10_000,
  maxStallMs,
  graph: unused,
  origins: createOriginGuard('http://localhost', []),
  secondsToWait: () => null,
  metrics: createMetrics({ process: false }),
  readiness: unused,
  hook: unused,
  admitSocket: () => null,
  tracing: null,
  upgrade: (_, socket) => void socket.resume().write(large),
  media: unused,
  files: (request, response: ServerResponse) => {
    // As files are sent, piece by piece.
    if (request.url === '/large') Readable.from(pieces).pipe(response);
    else setTimeout(() => response.end('late'), 3 * maxStallMs);
  },
  logger: createLogger('silent'),
});

beforeAll(() => listen(server, 0, '127.0.0.1'));

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function ask(path: string, ...headers: readonly string[]): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  return socket;
}

/** How many bytes come until the connection ends, where the reader pauses, once or after so many each. */
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
])('cuts the reader of %s that takes nothing of what waits for it', async (_, path, headers) => {
  expect(await read(ask(path, ...headers), 4 * maxStallMs)).toBeLessThan(large.length);
});

it('cuts the reader of a WebSocket that takes nothing and goes on sending', async () => {
  const socket = ask('/graphql', 'Connection: Upgrade', 'Upgrade: websocket');
  const sending = setInterval(() => socket.write('.'), maxStallMs / 6);
  const received = await read(socket, 6 * maxStallMs);
  clearInterval(sending);
  expect(received).toBeLessThan(large.length);
});

it('leaves one alone that reads, however slowly', async () => {
  expect(await read(ask('/large'), maxStallMs / 3, 4 * 1024 * 1024)).toBeGreaterThanOrEqual(large.length);
});

it('leaves one alone that waits for an answer, and answers the next request on its connection', async () => {
  const socket = ask('/late');
  expect(String(await once(socket, 'data'))).toContain('late');
  await wait(2 * maxStallMs);
  socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('late');
  socket.destroy();
});
