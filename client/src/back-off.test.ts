import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backOffDelay, createBackOff } from './back-off.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const backOff = createBackOff(() => 1);
  const wait = async (attempt: number) => {
    const begun = Date.now();
    const ended = backOff.wait(attempt).then(() => Date.now() - begun);
    await vi.runAllTimersAsync();
    return ended;
  };
  return { wait, backOff };
}

it('doubles the delays up to 30 seconds', async () => {
  const { wait } = setUp();
  expect([await wait(0), await wait(1), await wait(5), await wait(6), await wait(60)]).toEqual([
    500, 1000, 16_000, 30_000, 30_000,
  ]);
  expect(backOffDelay(6, () => 0)).toBe(15_000);
});

it('ends a wait when the network is back', async () => {
  const ended = vi.fn();
  const backOff = createBackOff();
  void backOff.wait(9).then(ended);
  await vi.advanceTimersByTimeAsync(10);
  expect(ended).not.toHaveBeenCalled();
  backOff.networkBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
});

it('ends a wait and its timer when the signal is aborted', async () => {
  const controller = new AbortController();
  const ended = vi.fn();
  void createBackOff().wait(9, controller.signal).then(ended);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('counts attempts again after the network is back, one more for each 5 seconds', async () => {
  const { wait, backOff } = setUp();
  backOff.networkBack();
  const back = Date.now();
  const waitAfter = (seconds: number, attempt: number) => {
    vi.setSystemTime(back + seconds * 1000);
    return wait(attempt);
  };
  expect(await waitAfter(0, 9)).toBe(500);
  expect(await waitAfter(4.9, 9)).toBe(500);
  expect(await waitAfter(5, 9)).toBe(1000);
  expect(await waitAfter(10, 9)).toBe(2000);
  expect(await waitAfter(10, 1)).toBe(1000);
  expect(await waitAfter(60, 9)).toBe(30_000);
  expect(await waitAfter(-600, 9)).toBe(500);
});
