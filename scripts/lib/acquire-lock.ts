import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode, log } from './base.ts';
import { run } from './processes.ts';

interface LockOptions {
  /** Called once with the holder of the lock after `reportAfterMs`; prints it by default. */
  readonly report?: (line: string) => void;
  /** 5000 by default. */
  readonly reportAfterMs?: number;
}

/** Field of the start time in /proc/PID/stat after the program's name, which may contain spaces. */
const startField = 19;
const ownStart = processStart(process.pid);

/**
 * Waits for a lock between processes. The lock of a process that has ended is stale and is taken over.
 * @param path lock file in an existing folder
 * @returns a function that releases the lock
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

/** Creates the file with this process's id and start time. It is linked when complete, so that it is never read empty. */
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

/** Removes a stale lock and returns whether it did. A second lock and check protect a lock that was taken meanwhile. */
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

/** Whether the lock's process has ended, its id belongs to a later process, or the file has no id. */
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

/**
 * The start time of a process, which tells processes with the same id apart: in kernel ticks, or as printed by `ps`.
 * @returns null when it cannot be read
 */
async function processStart(id: number): Promise<string | null> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[startField] ?? null;
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  const { code, output } = await run('ps', ['-o', 'lstart=', '-p', String(id)], { quiet: true, env });
  return code === 0 ? output.trim().replaceAll(/\s+/g, '_') || null : null;
}

async function describe(path: string): Promise<string> {
  const [id] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  return `Waiting for process ${id}, which holds ${path}. If it has nothing to do with this project, delete ${path} and ${removalLock(path)}.`;
}
