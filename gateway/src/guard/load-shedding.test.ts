import { beforeEach, expect, it } from 'vitest';
import { createLoadShedding } from './load-shedding.ts';

const load = { delay: 0, operations: 0 };
let random = 0;
let changes: boolean[] = [];

const shedding = (limits = { maxDelayMs: 500, maxOperations: 100 }) =>
  createLoadShedding({
    limits,
    figures: { eventLoopDelayMs: () => load.delay, operations: () => load.operations },
    random: () => random,
    onChange: (isShedding) => changes.push(isShedding),
  });

beforeEach(() => {
  Object.assign(load, { delay: 0, operations: 0 });
  random = 0;
  changes = [];
});

it.each([
  ['little to do', 0, 0, null],
  ['all that it can', 500, 99, null],
  ['an event loop that is late', 501, 0, 1],
  ['too many operations', 0, 100, 1],
])('of a process with %s', (_, delay, operations, expected) => {
  Object.assign(load, { delay, operations });
  expect(shedding()()).toBe(expected);
});

it('says when it begins and ends, once', () => {
  const secondsToWait = shedding();
  for (const delay of [0, 600, 700, 100, 0, 900]) {
    load.delay = delay;
    secondsToWait();
  }
  expect(changes).toEqual([true, false, true]);
});

it('spreads those who come again over five seconds', () => {
  load.delay = 501;
  const secondsToWait = shedding();
  const waits = [0, 0.5, 0.999].map((value) => {
    random = value;
    return secondsToWait();
  });
  expect(waits).toEqual([1, 3, 5]);
});

it('sends nobody away with limits of 0', () => {
  Object.assign(load, { delay: 60_000, operations: 1_000_000 });
  expect(shedding({ maxDelayMs: 0, maxOperations: 0 })()).toBeNull();
});
