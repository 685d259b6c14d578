import { beforeEach, expect, it } from 'vitest';
import { createLoadShedding } from './load-shedding.ts';

const load = { delay: 0, operations: 0 };
let random = 0;
let now = 0;
let changes: boolean[] = [];

const shedding = (limits = { maxDelayMs: 500, maxOperations: 100 }) =>
  createLoadShedding({
    limits,
    figures: { eventLoopDelayMs: () => load.delay, operations: () => load.operations },
    random: () => random,
    now: () => now,
    onChange: (isShedding) => changes.push(isShedding),
  });

beforeEach(() => {
  Object.assign(load, { delay: 0, operations: 0 });
  random = 0;
  changes = [];
});

it.each([
  ['low load', 0, 0, null],
  ['load at the limit', 500, 99, null],
  ['a delayed event loop', 501, 0, 1],
  ['too many operations', 0, 100, 1],
])('a process with %s', (_, delay, operations, expected) => {
  Object.assign(load, { delay, operations });
  expect(shedding()()).toBe(expected);
});

it('reports its start once, and its end ten seconds after the last rejection', () => {
  const secondsToWait = shedding();
  for (const operations of [99, 100, 99, 100, 99]) {
    load.operations = operations;
    secondsToWait();
  }
  expect(changes).toEqual([true]);
  now += 9999;
  secondsToWait();
  expect(changes).toEqual([true]);
  now += 1;
  secondsToWait();
  load.operations = 100;
  secondsToWait();
  expect(changes).toEqual([true, false, true]);
});

it('spreads retries over five seconds', () => {
  load.delay = 501;
  const secondsToWait = shedding();
  const waits = [0, 0.5, 0.999].map((value) => {
    random = value;
    return secondsToWait();
  });
  expect(waits).toEqual([1, 3, 5]);
});

it('rejects nothing with limits of 0', () => {
  Object.assign(load, { delay: 60_000, operations: 1_000_000 });
  expect(shedding({ maxDelayMs: 0, maxOperations: 0 })()).toBeNull();
});
