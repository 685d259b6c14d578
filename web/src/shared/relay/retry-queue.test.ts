import { expect, it, vi } from 'vitest';
import { createRetryQueue, isOutage, isUnconfirmed } from './retry-queue.ts';

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
  for (const time of [60_000, 60_000, 60_001]) {
    pass(time);
    queue.failed();
    queue.subscribe(() => undefined)();
    await endWait();
  }
  expect(waits.map(({ attempt }) => attempt)).toEqual([0, 1, 2, 0]);
});

it('retries immediately on request', () => {
  const { queue } = setUp();
  const retry = vi.fn();
  queue.subscribe(retry);
  queue.now();
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ['NETWORK', true, true],
  ['UPSTREAM_OFFLINE', true, true],
  ['UPSTREAM_TIMEOUT', true, true],
  ['BAD_UPSTREAM_RESPONSE', false, true],
  ['UPSTREAM_ERROR', false, false],
] as const)('%s is an outage: %s, and leaves a change unconfirmed: %s', (code, outage, unconfirmed) => {
  expect([isOutage(code), isUnconfirmed(code)]).toEqual([outage, unconfirmed]);
});
