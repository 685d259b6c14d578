import { expect, it, vi } from 'vitest';
import { createRetryQueue } from './retry-queue.ts';

function setUp() {
  const waits: { attempt: number; end: () => void }[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  const pass = (time: number) => vi.setSystemTime(Date.now() + time);
  const queue = createRetryQueue({
    wait: (attempt) => new Promise((end) => void waits.push({ attempt, end })),
  });
  const endWait = async () => {
    waits.at(-1)?.end();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, waits, endWait, pass };
}

it('calls all retries together, once each, with growing delays', async () => {
  const { queue, waits, endWait } = setUp();
  const [one, other] = [vi.fn(), vi.fn()];
  queue.subscribe(one);
  queue.subscribe(one);
  const stop = queue.subscribe(other);
  expect(waits).toHaveLength(1);
  await endWait();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  stop();
  await endWait();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  expect(waits.map(({ attempt }) => attempt)).toEqual([0, 1, 2]);
});

it('stops when nothing is queued, and resets the delay after a minute without a failure', async () => {
  const { queue, waits, endWait, pass } = setUp();
  queue.subscribe(() => undefined)();
  await endWait();
  expect(waits).toHaveLength(1);
  pass(60_000);
  queue.failed();
  queue.subscribe(() => undefined)();
  await endWait();
  pass(60_001);
  queue.failed();
  queue.subscribe(() => undefined)();
  expect(waits.map(({ attempt }) => attempt)).toEqual([0, 1, 0]);
});

it('retries immediately on request', () => {
  const { queue } = setUp();
  const retry = vi.fn();
  queue.subscribe(retry);
  queue.now();
  expect(retry).toHaveBeenCalledOnce();
});
