import { describe, expect, it, vi } from 'vitest';
import { type ClockSource, createPageClock } from './clock.ts';

/** A source whose time stands still until it is moved on. */
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
  it('ticks at the beginning of each second, with one timer for all', () => {
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

  it('tells very many in turns, each once, and none that has stopped listening meanwhile', () => {
    const { source, advance, work, fired } = createSource(10_000);
    const clock = createPageClock(source);
    const told: [nth: number, turn: number][] = [];
    const stops = Array.from({ length: 9 }, (_, nth) =>
      clock.subscribe(() => {
        told.push([nth, fired()]);
        work(3);
        if (nth === 2) stops[5]?.();
      }),
    );
    advance(1_050);
    expect(told).toEqual([
      ...[0, 1, 2].map((nth) => [nth, 1]),
      ...[3, 4, 6].map((nth) => [nth, 2]),
      ...[7, 8].map((nth) => [nth, 3]),
    ]);
  });

  it('stops when nobody listens', () => {
    const { source, timers } = createSource(0);
    const stop = createPageClock(source).subscribe(() => undefined);
    stop();
    expect(timers()).toBe(0);
  });

  it('goes by the server once it knows its time, and tells at once', () => {
    const { source, advance } = createSource(10_000);
    const clock = createPageClock(source);
    const heard = vi.fn();
    clock.subscribe(heard);
    clock.correct(70_250);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(clock.now()).toBe(70_000);
    advance(750);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(clock.now()).toBe(71_000);
  });
});
