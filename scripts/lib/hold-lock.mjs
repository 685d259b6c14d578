import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { processStart } from './process-start.mjs';
import { say } from './say.mjs';

const ownStart = processStart(process.pid);

/** How long one waits before a person is told why. */
const patienceMs = 5_000;

/**
 * Waits until no other process holds a lock, and takes it. The lock of a process that is gone counts for nothing. See
 * hold-lock.d.mts for what goes in and out.
 */
export async function holdLock(path, { tell = say, tellAfterMs = patienceMs } = {}) {
  const tellAt = Date.now() + tellAfterMs;
  let isTold = false;
  while (!(await take(path))) {
    if ((await isLeft(path)) && (await clear(path))) continue;
    if (!isTold && Date.now() >= tellAt) {
      isTold = true;
      tell(await describe(path));
    }
    await pause(100);
  }
  return () => rm(path, { force: true });
}

/** Makes the file with this process's id and start in it, unless it is there. Nobody ever sees it empty: it is linked when whole. */
async function take(path) {
  const own = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(own, `${process.pid} ${(await ownStart) ?? ''}`.trim());
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Removes a lock that was left, and says whether it did. One process at a time may, and it looks again once it may: the
 * one that another process has taken meanwhile stays.
 */
async function clear(path) {
  const right = clearingOf(path);
  if (!(await take(right))) return false;
  try {
    if (!(await isLeft(path))) return false;
    await rm(path, { force: true });
    return true;
  } finally {
    await rm(right, { force: true });
  }
}

const clearingOf = (path) => `${path}.clearing`;

/**
 * Whether a lock is there that no process holds: its process has ended, its id is that of a process which was started later,
 * or no id is in it.
 */
async function isLeft(path) {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  const [id, start] = text.split(' ');
  if (!(Number(id) > 0)) return true;
  try {
    process.kill(Number(id), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  const running = start === undefined ? null : await processStart(Number(id));
  return running !== null && running !== start;
}

async function describe(path) {
  const [id] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  return `Waiting for process ${id}, which holds ${path}. If it has nothing to do with this project, delete ${path} and ${clearingOf(path)}.`;
}
