import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import { Connection } from './connection.ts';
import type { SessionTools } from './session-tools.ts';
import type { Timers } from './timers.ts';

/** The parts of a WebSocket that a connection uses; it has what was sent wait until it is read. */
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
  const session: Pick<SessionTools, 'budget' | 'timers'> = {
    budget: { soft: 100, hard: 300 },
    timers: { now: () => 0, after },
  };
  const connection = new Connection(
    { socket: socket as unknown as WebSocket, stream, address: '127.0.0.1', cookieHeader: null },
    {
      session: session as SessionTools,
      perUser: new KeyedCounter(1),
      onFault: () => {},
      maxReceived: { messages: 3, bytes: 10 },
    },
  );
  return { connection, socket, stream, after };
}

describe('a client that does not read', () => {
  it('is not read either, until it has read what was sent', async () => {
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

  it('is closed when more waits than its budget, and nothing is kept for it any more', () => {
    const { connection, socket, stream } = openConnection();
    for (let sent = 0; sent < 10; sent += 1) connection.send('x'.repeat(200));
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4413, 'too slow');
    expect(stream.writableLength).toBe(400);
  });
});

describe('a client that says too much', () => {
  it('is closed after as many messages as it may send until the next check', async () => {
    const { connection, socket } = openConnection();
    const taken: string[] = [];
    connection.onMessage(async (data) => {
      taken.push(data);
    });
    const say = (...messages: string[]) => {
      for (const message of messages) socket.emit('message', message);
    };
    say('1', '2', '3');
    connection.checkAlive();
    say('4', '5', '6', '7');
    expect(taken).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4429, 'too many messages');
  });

  it('is closed after as many bytes as it may send until the next check', async () => {
    const { connection, socket } = openConnection();
    const taken: string[] = [];
    connection.onMessage(async (data) => {
      taken.push(data);
    });
    socket.emit('message', 'ż'.repeat(5));
    connection.checkAlive();
    socket.emit('message', 'x'.repeat(6));
    socket.emit('message', 'x'.repeat(5));
    expect(taken).toEqual(['żżżżż', 'xxxxxx']);
    expect(socket.close).toHaveBeenCalledExactlyOnceWith(4429, 'too many messages');
  });

  it('is not read any more, and cut off when it does not close', async () => {
    const { connection, socket, after } = openConnection();
    const take = vi.fn(async () => {});
    connection.onMessage(take);
    socket.emit('message', 'x'.repeat(11));
    expect(socket.isPaused).toBe(true);
    socket.emit('message', 'x');
    expect(take).not.toHaveBeenCalled();
    expect(socket.close).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenCalledExactlyOnceWith(1000, expect.any(Function));
    after.mock.calls[0]?.[1]();
    expect(socket.terminate).toHaveBeenCalledTimes(1);
  });
});
