import { describe, expect, it } from 'vitest';
import { Replays, replayCharge } from './group-state.ts';
import { Payload } from './sink.ts';

const head = { seq: 10_000, cursor: 'test-10000' };

describe('a replay', () => {
  it.each([
    ['without a cursor', null, 0],
    ['of nothing', 'test-10000', 0],
    ['of a few events', 'test-9951', 0],
    ['of 50 events', 'test-9950', 1],
    ['of 499 events', 'test-9501', 9],
    ['of more than a replay carries', 'test-1', 10],
    ['of a future position', 'test-20000', 0],
    ['of another log', 'other-1', 0],
    ['of no log', 'none-0', 0],
  ])('%s is charged by its length', (_what, after, charge) => {
    expect(replayCharge(after, head)).toBe(charge);
  });
});

const { signal } = new AbortController();
const payload = (n: number) => new Payload({ data: { n } });

describe('Replays', () => {
  it('create one payload per key', async () => {
    const replays = new Replays();
    const first = payload(1);
    expect(await replays.of('a-1 2', signal, async () => first)).toBe(first);
    expect(await replays.of('a-1 2', signal, async () => payload(2))).toBe(first);
    expect(await replays.of('a-1 3', signal, async () => null)).toBeNull();
  });

  it('forget the least recently used above their bound in bytes', async () => {
    const replays = new Replays(10_000);
    const long = () => new Payload({ data: { text: 'x'.repeat(6000) } });
    const [first, second] = [long(), long()];
    expect(await replays.of('a-1 3', signal, async () => first)).toBe(first);
    expect(await replays.of('a-2 3', signal, async () => second)).toBe(second);
    expect(await replays.of('a-2 3', signal, async () => payload(2))).toBe(second);
    const again = long();
    expect(await replays.of('a-1 3', signal, async () => again)).toBe(again);
  });

  it('retry a payload that failed', async () => {
    const replays = new Replays();
    await expect(replays.of('a-1 2', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await replays.of('a-1 2', signal, async () => null)).toBeNull();
  });

  it('do not share a payload whose creator has ended before it exists', async () => {
    const replays = new Replays();
    const creator = new AbortController();
    let fail = (_: Error) => {};
    const ended = replays.of('a-1 2', creator.signal, () => new Promise((_, reject) => (fail = reject)));
    creator.abort();
    const next = payload(1);
    expect(await replays.of('a-1 2', signal, async () => next)).toBe(next);
    fail(new Error('aborted'));
    await expect(ended).rejects.toThrow('aborted');
    expect(await replays.of('a-1 2', signal, async () => payload(2))).toBe(next);
  });

  it('keep a payload whose creator ends later', async () => {
    const replays = new Replays();
    const creator = new AbortController();
    const first = payload(1);
    await replays.of('a-1 2', creator.signal, async () => first);
    creator.abort();
    expect(await replays.of('a-1 2', signal, async () => payload(2))).toBe(first);
  });
});
