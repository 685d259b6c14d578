import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import type { SocketDeps } from './session-deps.ts';
import { SocketConnection } from './socket-connection.ts';
import type { Timers } from './timers.ts';

/** A connection over a fake WebSocket whose messages stay buffered until the stream is read. */
function openConnection() {
  const stream = new PassThrough({ highWaterMark: 10 });
  const socket = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN as number,
    isPaused: false,
    send: (message: string) => stream.write(message),
    pause: () => Object.assign(socket, { isPaused: true }),
    resume: () => Object.assign(socket, { isPaused: false }),
    close: vi.fn((_code: number) => Object.assign(socket, { readyState: WebSocket.CLOSING })),
    terminate: vi.fn(),
  });
  const after = vi.fn<Timers['after']>(() => () => {});
  const limits: Partial<SocketDeps['limits']> = {
    buffered: { soft: 100, hard: 300 },
    maxReceived: { messages: 3, bytes: 10 },
    initMs: 5000,
  };
  const deps: Partial<SocketDeps> = {
    limits: limits as SocketDeps['limits'],
    timers: { clock: () => new Date(0), now: () => 0, after },
    perUser: new KeyedCounter(1),
  };
  const connection = new SocketConnection(
    { socket: socket as unknown as WebSocket, address: '127.0.0.1', cookieHeader: null },
    stream,
    deps as SocketDeps,
    new KeyedCounter(1),
  );
  return { connection, socket, stream, after };
}

describe('a client that does not read', () => {
  it('is not read until it has read what was sent', async () => {
    const { connection, socket, stream } = openConnection();
    connection.send('x'.repeat(100));
    expect(socket.isPaused).toBe(false);
    connection.send('x');
    expect(socket.isPaused).toBe(true);
    const drained = new Promise((resolve) => stream.once('drain', resolve));
    stream.resume();
    await drained;
    expect(socket.isPaused).toBe(false);
  });

  it('is closed, and gets nothing more, when its buffer exceeds the budget', () => {
    const { connection, socket, stream } = openConnection();
    for (let sent = 0; sent < 10; sent += 1) connection.send('x'.repeat(200));
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4413, 'too slow');
    expect(stream.writableLength).toBe(400);
  });

  it('gets the payloads of subscriptions up to the same budget', () => {
    const { connection, socket, stream } = openConnection();
    const write = (length: number) => connection.write(Buffer.alloc(length));
    write(100);
    expect([stream.writableLength, connection.isWritable()]).toEqual([100, true]);
    write(1);
    expect(connection.isWritable()).toBe(false);
    write(199);
    expect(socket.close).not.toHaveBeenCalled();
    write(1);
    write(1);
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4413, 'too slow');
    expect(stream.writableLength).toBe(301);
  });
});

it('reports whether the system has taken a frame', () => {
  const { connection, stream } = openConnection();
  expect(connection.write(Buffer.alloc(5))).toBe(true);
  expect(connection.write(Buffer.alloc(20))).toBe(false);
  expect(stream.writableLength).toBe(20);
});

it('writes no payload to a closing socket', () => {
  const { connection, socket, stream } = openConnection();
  socket.readyState = WebSocket.CLOSING;
  connection.write(Buffer.from('{}'));
  expect(stream.writableLength).toBe(0);
});

describe('a client that sends too much', () => {
  it.each([
    ['messages', ['1', '2', '3'], ['4', '5', '6'], '7'],
    ['bytes', ['ż'.repeat(5)], ['x'.repeat(6)], 'x'.repeat(5)],
  ])('is closed above the limit of %s between two checks', async (_, before, after, excess) => {
    const { connection, socket } = openConnection();
    const handler = vi.fn(async () => {});
    connection.onMessage(handler);
    for (const message of before) socket.emit('message', message);
    connection.checkAlive();
    for (const message of [...after, excess]) socket.emit('message', message);
    expect(handler).toHaveBeenCalledTimes(before.length + after.length);
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4429, 'too many messages');
  });

  it.each(['ping', 'pong'])('is closed above the limit of messages with frames of %s', async (frame) => {
    const { connection, socket } = openConnection();
    connection.onMessage(async () => {});
    socket.emit('message', '{}');
    for (let sent = 0; sent < 2; sent += 1) socket.emit(frame, Buffer.alloc(1));
    expect(socket.close).not.toHaveBeenCalled();
    socket.emit(frame, Buffer.alloc(1));
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4429, 'too many messages');
  });

  it('is not read again, and is terminated when it does not close', async () => {
    const { connection, socket, after } = openConnection();
    const handler = vi.fn(async () => {});
    connection.onMessage(handler);
    socket.emit('message', 'x'.repeat(11));
    expect(socket.isPaused).toBe(true);
    socket.emit('message', 'x');
    expect(handler).not.toHaveBeenCalled();
    expect(socket.close).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenLastCalledWith(1000, expect.any(Function));
    after.mock.lastCall?.[1]();
    expect(socket.terminate).toHaveBeenCalledTimes(1);
  });
});
