import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Payload, SocketSink, Throttle, textFrame } from './sink.ts';

function setUp(operationId = 'op-1') {
  const target = {
    isOpen: true,
    bufferedAmount: 0,
    frames: [] as string[],
    send: () => expect.unreachable('what is shared is written as a frame'),
    write: (frame: Buffer) => void target.frames.push(frame.toString('utf8', frame[1] === 126 ? 4 : 2)),
  };
  let closed = 0;
  const options = {
    target,
    throttle: new Throttle(),
    budget: { soft: 100, hard: 1000 },
    closeAsTooSlow: () => {
      closed += 1;
    },
  };
  return { target, sink: new SocketSink(options, operationId, { fail: () => {} }), closed: () => closed };
}

describe('SocketSink', () => {
  it.each(['op-1', 'a "quoted" id', 'ż\n'])('writes the id %j before the group’s text', (id) => {
    const { target, sink } = setUp(id);
    const result = { data: { dropinfosAdded: { cursor: 'x-1', title: 'Odra – Granit' } } };
    sink.deliver(new Payload(result));
    expect(target.frames.map((frame) => JSON.parse(frame))).toEqual([{ id, type: 'next', payload: result }]);
  });

  it('is writable up to the soft limit', () => {
    const { target, sink } = setUp();
    target.bufferedAmount = 100;
    expect(sink.isWritable()).toBe(true);
    target.bufferedAmount = 101;
    expect(sink.isWritable()).toBe(false);
  });

  it('closes the socket above the hard limit', () => {
    const { target, sink, closed } = setUp();
    target.bufferedAmount = 1000;
    sink.deliver(new Payload({ data: {} }));
    expect([target.frames.length, closed()]).toEqual([1, 0]);
    target.bufferedAmount = 1001;
    sink.deliver(new Payload({ data: {} }));
    expect([target.frames.length, closed()]).toEqual([1, 1]);
  });

  it('writes nothing to a closing socket', () => {
    const { target, sink } = setUp();
    target.isOpen = false;
    sink.deliver(new Payload({ data: {} }));
    expect(target.frames).toEqual([]);
  });
});

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
