import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode } from './has-error-code.ts';
import { log } from './log.ts';
import { processStart } from './process-start.ts';

export interface LockOptions {
  /** Gets one line about who holds the lock when it takes longer than `reportAfterMs`; prints it by default. */
  readonly report?: (line: string) => void;
  /** 5000 by default. */
  readonly reportAfterMs?: number;
}

const ownStart = processStart(process.pid);

/**
 * Waits until no other process holds a lock, takes it, and returns how to release it. The lock of a process that is gone
 * counts for nothing.
 * @param path file that stands for the lock, in an existing folder
 */
export async function acquireLock(path: string, options: LockOptions = {}): Promise<() => Promise<void>> {
  const { report = log, reportAfterMs = 5_000 } = options;
  const reportAt = Date.now() + reportAfterMs;
  let isReported = false;
  while (!(await tryAcquire(path))) {
    if ((await isStale(path)) && (await removeStale(path))) continue;
    if (!isReported && Date.now() >= reportAt) {
      isReported = true;
      report(await describe(path));
    }
    await pause(100);
  }
  return () => rm(path, { force: true });
}

/** Makes the file with this process's id and start in it, unless it exists. Nobody ever sees it empty: it is linked when whole. */
async function tryAcquire(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${(await ownStart) ?? ''}`.trim());
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Removes a stale lock, and returns whether it did. One process at a time may, and it checks again once it may: the lock
 * that another process has taken meanwhile stays.
 */
async function removeStale(path: string): Promise<boolean> {
  const removal = removalLock(path);
  if (!(await tryAcquire(removal))) return false;
  try {
    if (!(await isStale(path))) return false;
    await rm(path, { force: true });
    return true;
  } finally {
    await rm(removal, { force: true });
  }
}

const removalLock = (path: string) => `${path}.clearing`;

/** Whether no process holds the lock: its process has ended, its id is that of a later process, or no id is in it. */
async function isStale(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  const [id, start] = text.split(' ');
  if (!(Number(id) > 0)) return true;
  try {
    process.kill(Number(id), 0);
  } catch (error) {
    return hasErrorCode(error, 'ESRCH');
  }
  const running = start === undefined ? null : await processStart(Number(id));
  return running !== null && running !== start;
}

async function describe(path: string): Promise<string> {
  const [id] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  return `Waiting for process ${id}, which holds ${path}. If it has nothing to do with this project, delete ${path} and ${removalLock(path)}.`;
}
