import { describe, expect, it, vi } from 'vitest';
import { type ClockSource, createPageClock } from './clock.ts';

/** A source whose time advances only on request. */
function createSource(start: number) {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  const source: ClockSource = {
    now: () => now,
    setTimer(callback, milliseconds) {
      const timer = { at: now + milliseconds, callback };
      timers.push(timer);
      return timer;
    },
    clearTimer(timer) {
      timers = timers.filter((other) => other !== timer);
    },
  };
  const first = () => timers.toSorted((one, other) => one.at - other.at)[0];
  let fired = 0;
  const advance = (milliseconds: number) => {
    const end = now + milliseconds;
    for (let next = first(); next && next.at <= end; next = first()) {
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.at);
      fired += 1;
      next.callback();
    }
    now = Math.max(now, end);
  };
  const work = (milliseconds: number) => {
    now += milliseconds;
  };
  return { source, advance, work, timers: () => timers.length, fired: () => fired };
}

describe('the page clock', () => {
  it('ticks at the start of each second, with one timer for all listeners', () => {
    const { source, advance, timers } = createSource(10_400);
    const clock = createPageClock(source);
    const [one, other] = [vi.fn(), vi.fn()];
    clock.subscribe(one);
    clock.subscribe(other);
    expect(timers()).toBe(1);
    advance(599);
    expect(one).not.toHaveBeenCalled();
    advance(1);
    expect(one).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(11_000);
    advance(3_000);
    expect(other).toHaveBeenCalledTimes(4);
  });

  it('calls many listeners in slices, each once, and skips unsubscribed ones', () => {
    const { source, advance, work, fired } = createSource(10_000);
    const clock = createPageClock(source);
    const calls: [nth: number, slice: number][] = [];
    const stops = Array.from({ length: 9 }, (_, nth) =>
      clock.subscribe(() => {
        calls.push([nth, fired()]);
        work(3);
        if (nth === 2) stops[5]?.();
      }),
    );
    advance(1_050);
    expect(calls).toEqual([
      ...[0, 1, 2].map((nth) => [nth, 1]),
      ...[3, 4, 6].map((nth) => [nth, 2]),
      ...[7, 8].map((nth) => [nth, 3]),
    ]);
  });

  it('stops without listeners', () => {
    const { source, timers } = createSource(0);
    const stop = createPageClock(source).subscribe(() => undefined);
    stop();
    expect(timers()).toBe(0);
  });

  it('follows a correction and notifies immediately', () => {
    const { source, advance } = createSource(10_000);
    const clock = createPageClock(source);
    const listener = vi.fn();
    clock.subscribe(listener);
    clock.correct(70_250);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(70_000);
    advance(750);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(clock.now()).toBe(71_000);
  });
});
