import { setTimeout as pause } from 'node:timers/promises';
import { Trouble } from './trouble.mjs';

/**
 * Resolves when an address answers with a good status; throws a `Trouble` when it has not within a minute.
 * @param {string} url
 */
export async function waitForHttp(url) {
  const signal = AbortSignal.timeout(60_000);
  while (!signal.aborted) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Trouble(`${url} does not answer.`);
}
