import { describe, expect, it, vi } from 'vitest';
import { createPageClock } from './clock.ts';

function setUp(now: number) {
  vi.useFakeTimers({ now });
  return createPageClock();
}

describe('the page clock', () => {
  it('ticks at the start of each second, with one timer for all listeners', () => {
    const clock = setUp(10_400);
    const [one, other] = [vi.fn(), vi.fn()];
    clock.subscribe(one);
    clock.subscribe(other);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(599);
    expect(one).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(one).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(11_000);
    vi.advanceTimersByTime(3_000);
    expect(other).toHaveBeenCalledTimes(4);
  });

  it('calls many listeners in slices, each once, and skips unsubscribed ones', () => {
    const clock = setUp(10_000);
    const calls: [nth: number, at: number][] = [];
    const stops = Array.from({ length: 9 }, (_, nth) =>
      clock.subscribe(() => {
        calls.push([nth, Date.now()]);
        vi.setSystemTime(Date.now() + 3);
        if (nth === 2) stops[5]?.();
      }),
    );
    vi.advanceTimersByTime(1_050);
    // A slice ends after 8 ms, and the next one starts in a new timer.
    expect(calls).toEqual([
      ...[0, 1, 2].map((nth, index) => [nth, 11_000 + index * 3]),
      ...[3, 4, 6].map((nth, index) => [nth, 11_010 + index * 3]),
      ...[7, 8].map((nth, index) => [nth, 11_020 + index * 3]),
    ]);
  });

  it('stops without listeners', () => {
    const stop = setUp(0).subscribe(() => undefined);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows a correction and notifies immediately', () => {
    const clock = setUp(10_000);
    const listener = vi.fn();
    clock.subscribe(listener);
    clock.correct(70_250);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(70_000);
    vi.advanceTimersByTime(750);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(clock.now()).toBe(71_000);
  });
});
