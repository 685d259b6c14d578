import { setTimeout as pause } from 'node:timers/promises';
import type { Gateway } from '../../gateway/src/start-gateway.ts';

const timeoutMs = 30_000;

/** Resolves when the gateway's watcher has read every list once, so that what changes from now on is an event. */
export async function waitForLive(gateway: Gateway): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (gateway.live.status().state !== 'ok') {
    if (Date.now() > until) throw new Error('The watcher has not read the upstream.');
    await pause(20);
  }
}
