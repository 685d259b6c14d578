import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { FakeTime } from '../live/testing/fake-time.ts';
import { StalledReaders } from './stalled-readers.ts';

class FakeConnection extends EventEmitter {
  writableLength = 0;
  bytesWritten = 0;
  isCut = false;

  destroy(): this {
    this.isCut = true;
    this.emit('close');
    return this;
  }
}

function setUp() {
  const time = new FakeTime();
  const readers = new StalledReaders(time);
  const connection = new FakeConnection();
  readers.add(connection);
  return { time, readers, connection };
}

it('cuts a reader that takes nothing for half a minute of what waits for it', async () => {
  const { time, connection } = setUp();
  await time.advance(60_000);
  connection.writableLength = 100_000;
  await time.advance(34_000);
  expect(connection.isCut).toBe(false);
  await time.advance(6000);
  expect(connection.isCut).toBe(true);
  await time.advance(5000);
  expect(time.pending).toBe(0);
});

it('leaves one alone that reads, however slowly, and one that waits for an answer', async () => {
  const { time, readers, connection } = setUp();
  const waiting = new FakeConnection();
  readers.add(waiting);
  connection.writableLength = 100_000;
  for (let left = 10; left > 0; left -= 1) {
    connection.writableLength -= 1000;
    await time.advance(29_000);
  }
  connection.writableLength = 64_000;
  for (let sent = 0; sent < 10; sent += 1) {
    connection.bytesWritten += 64_000;
    await time.advance(29_000);
  }
  expect([connection.isCut, waiting.isCut]).toEqual([false, false]);
});

it('looks at all connections at one time, however they come and go', async () => {
  const { time, readers, connection } = setUp();
  connection.destroy();
  readers.add(new FakeConnection());
  readers.add(new FakeConnection());
  await time.advance(12_000);
  expect(time.pending).toBe(1);
});
