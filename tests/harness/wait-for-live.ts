import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway } from '../../gateway/src/start-gateway.ts';

const timeoutMs = 60_000;

/** Resolves when the gateway has polled every list once, so that later changes are events. */
export async function waitForLive(gateway: Gateway): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (gateway.live.status().state !== 'ok') {
    if (Date.now() > until) throw new Error('The gateway has not polled the upstream.');
    await pause(20);
  }
}
