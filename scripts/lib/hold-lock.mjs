import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until no other process holds a lock, and takes it. The lock of a process that is gone counts for nothing.
 * @param {string} path file that stands for the lock, in a folder that is there
 * @returns {Promise<() => Promise<void>>} gives the lock back
 */
export async function holdLock(path) {
  for (;;) {
    const taken = await writeFile(path, String(process.pid), { flag: 'wx' }).then(
      () => true,
      (error) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (taken) return () => rm(path, { force: true });
    if (await isLeft(path)) await rm(path, { force: true });
    else await pause(100);
  }
}

/** Whether the process that wrote its id into the file has ended. */
async function isLeft(path) {
  const id = Number(await readFile(path, 'utf8').catch(() => ''));
  if (!(id > 0)) return false;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
