import { describe, expect, it } from 'vitest';
import { toGraphQLError } from '../kit/errors.ts';
import { Payload, Throttle } from './sink.ts';
import { BufferedStream, SocketStream } from './streams.ts';

const failureOf = (error: unknown) => ({ errors: [toGraphQLError(error)] });

const payload = (n: number) => new Payload({ data: { n } });

function setUp<Stream>(create: (onEnd: () => void) => Stream) {
  let ends = 0;
  const stream = create(() => {
    ends += 1;
  });
  return { stream, ends: () => ends };
}

const setUpBuffered = () => setUp((onEnd) => new BufferedStream(onEnd, failureOf));

function setUpSocket(operationId = 'op-1') {
  const written: string[] = [];
  const socket = {
    throttle: new Throttle(),
    isWritable: () => true,
    write: (frame: Buffer) => written.push(/\{.*/.exec(String(frame))?.[0] ?? '') > 0,
  };
  return { ...setUp((onEnd) => new SocketStream(socket, operationId, onEnd)), written };
}

describe('BufferedStream', () => {
  it('yields payloads in order, queued or awaited', async () => {
    const { stream } = setUpBuffered();
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
    const { stream } = setUpBuffered();
    expect(stream.isWritable()).toBe(true);
    stream.deliver(payload(1));
    expect(stream.isWritable()).toBe(false);
    await stream.next();
    expect(stream.isWritable()).toBe(true);
  });

  it('ends when its queue is full', async () => {
    const { stream, ends } = setUpBuffered();
    for (let n = 0; n <= 64; n += 1) stream.deliver(payload(n));
    expect(ends()).toBe(1);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends once, after the queued payloads', async () => {
    const { stream, ends } = setUpBuffered();
    stream.deliver(payload(1));
    stream.end();
    stream.end();
    stream.deliver(payload(2));
    expect((await stream.next()).value?.data).toEqual({ n: 1 });
    expect((await stream.next()).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('resolves a pending read when it ends', async () => {
    const { stream, ends } = setUpBuffered();
    const waiting = stream.next();
    await stream.return();
    expect((await waiting).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('ends with its error as a result, after the queued payloads', async () => {
    const { stream, ends } = setUpBuffered();
    stream.deliver(payload(1));
    stream.fail(new Error('lost'));
    expect((await stream.next()).value?.data).toEqual({ n: 1 });
    expect((await stream.next()).value?.errors).toMatchObject([{ message: 'lost' }]);
    expect((await stream.next()).done).toBe(true);
    expect(ends()).toBe(1);
  });

  it('gives its error to a pending read', async () => {
    const { stream } = setUpBuffered();
    const waiting = stream.next();
    stream.fail(new Error('lost'));
    expect((await waiting).value?.errors).toMatchObject([{ message: 'lost' }]);
    expect((await stream.next()).done).toBe(true);
  });
});

describe('SocketStream', () => {
  it.each(['op-1', 'a "quoted" id', 'ż\n'])('writes the id %j before the group’s text', (id) => {
    const { stream, written } = setUpSocket(id);
    const result = { data: { dropinfosAdded: { cursor: 'x-1', title: 'Odra – Granit' } } };
    stream.deliver(new Payload(result));
    expect(written.map((text) => JSON.parse(text))).toEqual([{ id, type: 'next', payload: result }]);
  });

  it('stays open and yields nothing until its reader returns', async () => {
    const { stream, ends } = setUpSocket();
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
    const { stream, ends } = setUpSocket();
    const waiting = stream.next();
    stream.fail(new Error('may not'));
    await expect(waiting).rejects.toThrow('may not');
    expect(ends()).toBe(1);
  });
});
