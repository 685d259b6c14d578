import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFilePool } from '../rest/pool.ts';
import { type FakeOrigin, startFakeOrigin } from '../testing/fake-origin.ts';
import { createDownloadSlots, createMediaProxy } from './media-proxy.ts';

let origin: FakeOrigin;
let pool: Dispatcher;
let server: Server;
let url: string;
const openResponses: ServerResponse[] = [];

beforeEach(async () => {
  origin = await startFakeOrigin();
  const takeSlot = createDownloadSlots({ maxRunning: 3, maxPerAddress: 2, maxWaiting: 1, timeoutMs: 60_000 });
  pool = createFilePool(origin.url);
  const media = createMediaProxy(pool, ({ headers }) => takeSlot(String(headers['x-from'])));
  server = createServer((request, response) => void media(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin.on('GET /media/tips/slow.png', (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write('a part');
    openResponses.push(response);
  });
});
afterEach(async () => {
  for (const response of openResponses.splice(0)) response.end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await pool.destroy();
  await origin.close();
});

/** Starts an endless download; returns its status and a function that disconnects. */
const download = (from: string) =>
  new Promise<{ status: number; disconnect: () => void }>((resolve) => {
    const request = get(`${url}/media/tips/slow.png`, { headers: { 'x-from': from } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, disconnect: () => request.destroy() });
    });
    request.on('error', () => undefined);
  });

describe('downloads', () => {
  it('end after their time, and free their slot', async () => {
    const takeSlot = createDownloadSlots({ maxRunning: 1, maxPerAddress: 1, maxWaiting: 0, timeoutMs: 1 });
    const media = createMediaProxy(pool, () => takeSlot('10.0.0.1'), 500);
    server.removeAllListeners('request').on('request', (request, response) => void media(request, response));
    const endless = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/media/tips/slow.png`, resolve).on('error', reject);
    });
    await new Promise((resolve) => endless.resume().on('error', resolve));
    expect((await download('10.0.0.1')).status).toBe(200);
  });

  it('are limited per address and in total, and a free slot goes to the next in the queue', async () => {
    const [first, second, third] = [
      await download('10.0.0.1'),
      await download('10.0.0.1'),
      await download('10.0.0.2'),
    ];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
    expect((await download('10.0.0.1')).status).toBe(429);
    const waiting = download('10.0.0.3');
    expect((await download('10.0.0.4')).status).toBe(503);
    first.disconnect();
    expect((await waiting).status).toBe(200);
    third.disconnect();
    expect((await download('10.0.0.1')).status).toBe(200);
  });

  it('leave the queue when no slot is free in time', async () => {
    const takeSlot = createDownloadSlots({ maxRunning: 1, maxPerAddress: 1, maxWaiting: 1, timeoutMs: 1 });
    const first = await takeSlot('10.0.0.1');
    expect(await takeSlot('10.0.0.2')).toBe('all');
    if (typeof first === 'object') first.free();
    expect(await takeSlot('10.0.0.2')).toBeTypeOf('object');
  });

  it('are complete above the response limit of other calls', async () => {
    const size = 17 * 1024 * 1024;
    origin.on('GET /media/files/export.csv', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(Buffer.alloc(size, 'a'));
    });
    const response = await fetch(`${url}/media/files/export.csv?expires=1&signature=a`);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });
});
