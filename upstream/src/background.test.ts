import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from './background.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('rounds that fall due during a longer one are left out', async () => {
  let rounds = 0;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const task = async () => {
    rounds += 1;
    if (rounds === 1) await first;
  };
  const runner = keepRunning(task, { everyMs: 1_000, onFault: () => {} });
  await vi.advanceTimersByTimeAsync(5_000);
  endFirst();
  await vi.advanceTimersByTimeAsync(1_000);
  await runner.close();
  expect(rounds).toBe(2);
});

test('a failed round is reported, and the next one runs', async () => {
  const faults: unknown[] = [];
  let rounds = 0;
  const task = async () => {
    rounds += 1;
    if (rounds === 1) throw new Error('failed');
  };
  const runner = keepRunning(task, { everyMs: 1_000, onFault: (error) => faults.push(error) });
  await vi.advanceTimersByTimeAsync(1_000);
  await runner.close();
  expect([rounds, faults]).toEqual([2, [new Error('failed')]]);
});
