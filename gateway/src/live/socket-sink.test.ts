import { describe, expect, it } from 'vitest';
import { Payload, SocketSink, Throttle } from './sink.ts';

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
    tooSlow: () => {
      closed += 1;
    },
  };
  return { target, sink: new SocketSink(options, operationId, { fail: () => {} }), closed: () => closed };
}

describe('SocketSink', () => {
  it.each(['op-1', 'a "quoted" id', 'ż\n'])('writes the group text with the id %j before it', (id) => {
    const { target, sink } = setUp(id);
    const result = { data: { dropinfosAdded: { cursor: 'x-1', title: 'Odra – Granit' } } };
    sink.deliver(new Payload(result));
    expect(target.frames.map((frame) => JSON.parse(frame))).toEqual([{ id, type: 'next', payload: result }]);
  });

  it('has room up to the soft limit', () => {
    const { target, sink } = setUp();
    target.bufferedAmount = 100;
    expect(sink.isWritable()).toBe(true);
    target.bufferedAmount = 101;
    expect(sink.isWritable()).toBe(false);
  });

  it('closes past the hard limit instead of dropping', () => {
    const { target, sink, closed } = setUp();
    target.bufferedAmount = 1000;
    sink.deliver(new Payload({ data: {} }));
    expect([target.frames.length, closed()]).toEqual([1, 0]);
    target.bufferedAmount = 1001;
    sink.deliver(new Payload({ data: {} }));
    expect([target.frames.length, closed()]).toEqual([1, 1]);
  });

  it('writes nothing to a socket that closes', () => {
    const { target, sink } = setUp();
    target.isOpen = false;
    sink.deliver(new Payload({ data: {} }));
    expect(target.frames).toEqual([]);
  });
});
