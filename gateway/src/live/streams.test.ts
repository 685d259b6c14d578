import { describe, expect, it } from 'vitest';
import { Payload } from './sink.ts';
import { BufferedStream, PendingStream } from './streams.ts';

const payload = (n: number) => new Payload({ data: { n } });

function setUp<Stream>(Kind: new (onEnd: () => void) => Stream) {
  let ends = 0;
  const stream = new Kind(() => {
    ends += 1;
  });
  return { stream, ends: () => ends };
}

describe('BufferedStream', () => {
  it('yields payloads in order, queued or awaited', async () => {
    const { stream } = setUp(BufferedStream);
    stream.deliver(payload(1));
    stream.deliver(payload(2));
    const three = [stream.next(), stream.next(), stream.next()];
    stream.deliver(payload(3));
    expect((await Promise.all(three)).map(({ value }) => value?.data)).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ]);
  });

  it('is writable while its queue is empty', async () => {
    const { stream } = setUp(BufferedStream);
    expect(stream.isWritable()).toBe(true);
    stream.deliver(payload(1));
    expect(stream.isWritable()).toBe(false);
    await stream.next();
    expect(stream.isWritable()).toBe(true);
  });

  it('ends when its queue is full', async () => {
    const { stream, ends } = setUp(BufferedStream);
    for (let n = 0; n <= 64; n += 1) stream.deliver(payload(n));
    expect(ends()).toBe(1);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends once, after the queued payloads', async () => {
    const { stream, ends } = setUp(BufferedStream);
    stream.deliver(payload(1));
    stream.end();
    stream.end();
    stream.deliver(payload(2));
    expect((await stream.next()).value?.data).toEqual({ n: 1 });
    expect((await stream.next()).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('resolves a pending read when it ends', async () => {
    const { stream, ends } = setUp(BufferedStream);
    const waiting = stream.next();
    await stream.return();
    expect((await waiting).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('throws its error once', async () => {
    const { stream } = setUp(BufferedStream);
    stream.fail(new Error('lost'));
    await expect(stream.next()).rejects.toThrow('lost');
    expect((await stream.next()).done).toBe(true);
  });
});

describe('PendingStream', () => {
  it('stays open and yields nothing until its reader returns', async () => {
    const { stream, ends } = setUp(PendingStream);
    const read: unknown[] = [];
    const reading = (async () => {
      for await (const result of stream) {
        read.push(result);
      }
    })();
    expect(ends()).toBe(0);
    await stream.return();
    await reading;
    await stream.return();
    expect([read, ends()]).toEqual([[], 1]);
  });

  it('throws its error to the reader', async () => {
    const { stream, ends } = setUp(PendingStream);
    const waiting = stream.next();
    stream.fail(new Error('may not'));
    await expect(waiting).rejects.toThrow('may not');
    expect(ends()).toBe(1);
  });
});
