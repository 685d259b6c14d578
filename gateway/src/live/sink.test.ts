import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Payload, Throttle, textFrame } from './sink.ts';

it.each([0, 1, 120, 125, 126, 65_535, 65_536, 200_000])(
  'textFrame writes %i bytes that a client reads between messages of the library',
  async (length) => {
    const server = createServer();
    const upgrader = new WebSocketServer({ noServer: true });
    const tail = 'a'.repeat(length);
    server.on('upgrade', (request, stream, head) => {
      upgrader.handleUpgrade(request, stream, head, (socket) => {
        socket.send('before');
        stream.write(textFrame(Buffer.from('żó'), Buffer.from(tail)));
        socket.send('after');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const got: string[] = [];
    await new Promise<void>((resolve) => {
      client.on('message', (data) => {
        got.push(String(data));
        if (got.length === 3) resolve();
      });
    });
    expect(got).toEqual(['before', `żó${tail}`, 'after']);
    client.terminate();
    server.close();
  },
);

it('a payload changes no frame that a client has not taken yet', () => {
  const payload = new Payload({ data: { n: 1 } });
  const frames: Buffer[] = [];
  const writeTo = (id: string, isTaken: boolean) =>
    payload.writeTo(
      {
        throttle: new Throttle(),
        isWritable: () => true,
        write: (frame) => {
          frames.push(isTaken ? Buffer.from(frame) : frame);
          return isTaken;
        },
      },
      Buffer.from(`{"id":"${id}"`),
    );
  writeTo('a', true);
  writeTo('b', false);
  writeTo('c', true);
  writeTo('longer', true);
  writeTo('d', false);
  writeTo('e', false);
  writeTo('f', true);
  const ids = frames.map((frame) => JSON.parse(String(frame.subarray(2))).id);
  expect(ids).toEqual(['a', 'b', 'c', 'longer', 'd', 'e', 'f']);
});
