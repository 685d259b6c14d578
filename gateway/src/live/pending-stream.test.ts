import { describe, expect, it } from 'vitest';
import { PendingStream } from './streams.ts';

function setUp() {
  let ends = 0;
  const stream = new PendingStream(() => {
    ends += 1;
  });
  return { stream, ends: () => ends };
}

describe('PendingStream', () => {
  it('stays open and yields nothing until it is left', async () => {
    const { stream, ends } = setUp();
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

  it('throws at its reader what it failed with', async () => {
    const { stream, ends } = setUp();
    const waiting = stream.next();
    stream.fail(new Error('may not'));
    await expect(waiting).rejects.toThrow('may not');
    expect(ends()).toBe(1);
  });
});
