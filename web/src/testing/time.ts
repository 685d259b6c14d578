import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The start time of tests with fake timers. */
export const NOW = Date.parse('2026-03-14T17:43:00Z');

const timers = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;

export const stopClock = (now = NOW): void => void vi.useFakeTimers({ now, toFake: [...timers] });

/** Also stops animation frames, until `draw`. */
export const stopFrames = (): void => void vi.useFakeTimers({ now: NOW, toFake: [...timers, ...frames] });

/** Runs the given number of animation frames. */
export async function draw(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) await act(async () => vi.advanceTimersToNextFrame());
}

/** Advances fake timers. */
export const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Jumps over a long time. Timers run only in its last second. */
export const pass = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  return wait(1000);
};

/** Runs pending microtasks and zero-delay timers. */
export const settle = () => (vi.isFakeTimers() ? wait() : act(async () => undefined));
