import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoopDelay } from './event-loop-delay.ts';

it('the event loop delay rises while the event loop is blocked', async () => {
  const delay = watchEventLoopDelay();
  const until = performance.now() + 10_000;
  while (delay.ms() < 50 && performance.now() < until) {
    const busyUntil = performance.now() + 200;
    while (performance.now() < busyUntil);
    await pause(1);
  }
  expect(delay.ms()).toBeGreaterThanOrEqual(50);
  delay.close();
});
