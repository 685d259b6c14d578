import { readFile } from 'node:fs/promises';
import type { Child } from '../child.ts';

/** What a server holds in memory after it has collected its garbage, in bytes; NaN where the system does not tell. */
export async function residentBytes(server: Child): Promise<number> {
  const collected = server.next();
  server.send({ collect: true });
  await collected;
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}
