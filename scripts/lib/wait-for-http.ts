import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from './base.ts';

/**
 * Resolves when a URL answers with a 2xx status.
 * @throws UserError after a minute
 */
export async function waitForHttp(url: string): Promise<void> {
  const signal = AbortSignal.timeout(60_000);
  while (!signal.aborted) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await pause(100);
  }
  throw new UserError(`${url} does not answer.`);
}
