import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOriginGuard } from '../guard/origins.ts';
import { FakeTime } from '../live/testing/fake-time.ts';
import { createLogger } from '../observe/logger.ts';
import { createMetrics } from '../observe/metrics.ts';
import { listen } from './listen.ts';
import { createGatewayServer } from './server.ts';

const time = new FakeTime();
const large = Buffer.alloc(32 * 1024 * 1024);
const chunks = Array.from({ length: 512 }, () => Buffer.alloc(large.length / 512));

/** Emits `response` for each request that waits for its answer. */
const waiting = new EventEmitter();

const unexpected = () => {
  throw new Error('Unexpected request.');
};

const server = createGatewayServer({
  publicUrl: 'http://localhost',
  requestTimeoutMs: 60_000,
  timers: time,
  graph: unexpected,
  origins: createOriginGuard('http://localhost', []),
  secondsToWait: () => null,
  metrics: createMetrics({ process: false }),
  reportRefusal: unexpected,
  readiness: unexpected,
  hook: unexpected,
  admitSocket: () => null,
  tracing: null,
  upgrade: (_, socket) => void socket.resume().write(large),
  media: unexpected,
  files: (request, response: ServerResponse) => {
    if (request.url === '/large') Readable.from(chunks).pipe(response);
    else waiting.emit('response', response);
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

/** Counts the received bytes and ends the connection after the last one; `onData` runs after each chunk. */
function receive(socket: Socket, onData: () => void): { bytes: number } {
  const received = { bytes: 0 };
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    received.bytes += chunk.length;
    if (received.bytes >= large.length) socket.end();
    onData();
  });
  return received;
}

/** Stops reading after the first chunk, until the server has closed the connection. Returns the received bytes. */
async function stall(socket: Socket, send = () => {}): Promise<number> {
  const received = receive(socket, () => {});
  // Not `once` of events: it rejects on the error of a connection that is reset.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const [connection] = (await once(server, 'connection')) as [Socket];
  await once(socket, 'data');
  socket.pause();
  let [before, unchangedMs] = ['', 0];
  while (!connection.destroyed) {
    const sent = `${connection.writableLength} ${connection.bytesWritten}`;
    unchangedMs = sent === before ? unchangedMs + 5000 : 0;
    before = sent;
    send();
    await time.advance(5000);
  }
  // Until the last check that kept the connection; there is one each 5 s.
  expect(unchangedMs).toBeGreaterThanOrEqual(25_000);
  expect(unchangedMs).toBeLessThanOrEqual(30_000);
  socket.resume();
  await closed;
  return received.bytes;
}

it.each([
  ['an answer', '/large', []],
  ['a WebSocket', '/graphql', ['Connection: Upgrade', 'Upgrade: websocket']],
])('disconnects a client of %s that does not read', async (_, path, headers) => {
  expect(await stall(request(path, ...headers))).toBeLessThan(large.length);
});

it('disconnects a WebSocket client that sends but does not read', async () => {
  const socket = request('/graphql', 'Connection: Upgrade', 'Upgrade: websocket');
  expect(await stall(socket, () => socket.write('.'))).toBeLessThan(large.length);
});

it('keeps the connection of a slow reader', async () => {
  const socket = request('/large');
  let nextPause = 1;
  const received = receive(socket, () => {
    if (received.bytes < nextPause) return;
    nextPause = received.bytes + 4 * 1024 * 1024;
    socket.pause();
    void time.advance(10_000).then(() => socket.resume());
  });
  await once(socket, 'close');
  expect(received.bytes).toBeGreaterThanOrEqual(large.length);
});

it('keeps the connection of a client that waits for an answer', async () => {
  const socket = request('/late');
  const isAnswered = async () => {
    const [response] = (await once(waiting, 'response')) as [ServerResponse];
    await time.advance(90_000);
    response.end('late');
    return String(await once(socket, 'data')).includes('late');
  };
  expect(await isAnswered()).toBe(true);
  await time.advance(60_000);
  socket.write('GET /late HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await isAnswered()).toBe(true);
  socket.destroy();
});

it('waits at most ten seconds for the headers of a request', () => {
  expect(server.headersTimeout).toBe(10_000);
});
