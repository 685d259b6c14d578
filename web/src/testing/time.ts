import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The time at which tests begin that have stopped the clock. */
export const NOW = Date.parse('2026-03-14T17:43:00Z');

const timers = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;

/** Stops the clock at a time. */
export const stopClock = (now = NOW): void => void vi.useFakeTimers({ now, toFake: [...timers] });

/** Stops the clock, and draws frames only when told. */
export const stopFrames = (): void => void vi.useFakeTimers({ now: NOW, toFake: [...timers, ...frames] });

/** Lets so many frames be drawn. */
export async function draw(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) await act(async () => vi.advanceTimersToNextFrame());
}

/** Lets time pass on a clock that was stopped, and all that is due happen. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Lets a long time pass at once; only its last second ticks. */
export const pass = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  return wait(1000);
};

/** Lets all happen that waits for nothing but its turn. */
export const settle = () => (vi.isFakeTimers() ? wait() : act(async () => undefined));
