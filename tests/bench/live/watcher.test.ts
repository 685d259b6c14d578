import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { handleProtocols } from 'graphql-ws';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Watcher, type WatcherPlan } from './watcher.ts';

let server: WebSocketServer;

beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, handleProtocols });
  await once(server, 'listening');
});

afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

const subscribe = JSON.stringify({ id: 'w1', type: 'subscribe', payload: { query: 'x'.repeat(300) } });

const plan = (): WatcherPlan => ({
  host: '127.0.0.1',
  port: (server.address() as AddressInfo).port,
  from: '127.0.0.1',
  path: '/graphql',
  init: '{"type":"connection_init"}',
  subscribe,
});

/** Accepts a watcher by the protocol; resolves with its socket and messages. */
async function takeIn(): Promise<{ socket: WebSocket; said: string[] }> {
  const [socket] = (await once(server, 'connection')) as [WebSocket];
  const said: string[] = [];
  socket.on('message', (data) => {
    said.push(String(data));
    if (said.length === 1) socket.send('{"type":"connection_ack"}');
    if (String(data) === '{"type":"ping"}') socket.send('{"type":"pong"}');
  });
  return { socket, said };
}

it('a watcher subscribes and receives each event', async () => {
  const taken = takeIn();
  const events: string[] = [];
  let tellSecond: () => void;
  const second = new Promise<void>((resolve) => {
    tellSecond = resolve;
  });
  const onEvent = (message: Buffer) => {
    events.push(message.toString());
    if (events.length === 2) tellSecond();
  };
  const faults: Error[] = [];
  const watcher = new Watcher(plan(), onEvent, (fault) => faults.push(fault));
  const { socket, said } = await taken;
  await watcher.ready;
  expect(said).toEqual(['{"type":"connection_init"}', subscribe, '{"type":"ping"}']);

  const next = (text: string) => JSON.stringify({ id: 'w1', type: 'next', payload: { data: text } });
  const pong = once(socket, 'pong');
  socket.ping('are you there');
  socket.send(next('short'));
  socket.send(next('long'.repeat(20_000)));
  await second;
  expect(events).toEqual([next('short'), next('long'.repeat(20_000))]);
  expect(String((await pong)[0])).toBe('are you there');
  expect(faults).toEqual([]);
});

it('a refused watcher rejects', async () => {
  const taken = takeIn();
  const faults: string[] = [];
  const watcher = new Watcher(
    plan(),
    () => undefined,
    (fault) => faults.push(fault.message),
  );
  const { socket } = await taken;
  socket.close(4429, 'too many');
  await expect(watcher.ready).rejects.toThrow('too many');
  expect(faults[0]).toContain('too many');
});
