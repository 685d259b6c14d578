import { describe, expect, it } from 'vitest';
import { Payload } from './sink.ts';
import { BufferedStream } from './streams.ts';

const payload = (n: number) => new Payload({ data: { n } });

function setUp() {
  let ends = 0;
  const stream = new BufferedStream(() => {
    ends += 1;
  });
  return { stream, ends: () => ends };
}

describe('BufferedStream', () => {
  it('gives payloads in order, those that wait and those that are waited for', async () => {
    const { stream } = setUp();
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

  it('has room until something waits', async () => {
    const { stream } = setUp();
    expect(stream.isWritable()).toBe(true);
    stream.deliver(payload(1));
    expect(stream.isWritable()).toBe(false);
    await stream.next();
    expect(stream.isWritable()).toBe(true);
  });

  it('cuts off a reader who is too far behind', async () => {
    const { stream, ends } = setUp();
    for (let n = 0; n <= 64; n += 1) stream.deliver(payload(n));
    expect(ends()).toBe(1);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends after what waits, and once', async () => {
    const { stream, ends } = setUp();
    stream.deliver(payload(1));
    stream.end();
    stream.end();
    stream.deliver(payload(2));
    expect((await stream.next()).value?.data).toEqual({ n: 1 });
    expect((await stream.next()).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('lets a waiting reader go when it ends or is left', async () => {
    const { stream, ends } = setUp();
    const waiting = stream.next();
    await stream.return();
    expect((await waiting).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('throws what it failed with, once', async () => {
    const { stream } = setUp();
    stream.fail(new Error('lost'));
    await expect(stream.next()).rejects.toThrow('lost');
    expect((await stream.next()).done).toBe(true);
  });
});
