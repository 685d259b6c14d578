import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { errorCode } from '../error-code.ts';
import { sharedSession } from './shared-session.ts';

const lockContent = z.object({
  pid: z.int().positive(),
  /** Where the database listens: a path, or a port of this machine as text; null while it starts. */
  socket: z.string().nullable(),
  since: z.number(),
});

/** Who holds a data folder, as its lock file says. */
type DataLock = z.infer<typeof lockContent>;

/** Longest time from taking the lock to listening; a lock that is older and names no address is stale. */
const longestStart = 120_000;
/** How long a holder may take to let go after its socket has closed. */
const longestEnd = 3_000;

/** How the private folders of sockets begin; one that a killed process left is removed with its lock. */
export const socketFolder = join(tmpdir(), 'tipgraph-');

const lockFile = (dataDir: string) => join(dataDir, 'database.lock');

class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/** Reads a lock; null when there is none or it cannot be understood. */
async function readLock(file: string): Promise<DataLock | null> {
  try {
    return lockContent.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const isPort = (socket: string) => /^\d+$/.test(socket);

/** The address of the database that listens at a socket. */
export const connectionStringOf = (socket: string) =>
  isPort(socket)
    ? `postgresql://postgres@127.0.0.1:${socket}/postgres?${sharedSession}`
    : `postgresql://postgres@localhost:5432/postgres?${sharedSession}&host=${encodeURIComponent(dirname(socket))}`;

/** Whether something accepts connections at a socket. */
function answers(socket: string): Promise<boolean> {
  return new Promise((done) => {
    const connection = isPort(socket)
      ? createConnection(Number(socket), '127.0.0.1')
      : createConnection(socket);
    connection.once('connect', () => {
      connection.destroy();
      done(true);
    });
    connection.once('error', () => done(false));
  });
}

/** A process id is given out again, in containers at once, so the holder must also answer at its socket. */
async function isAlive(lock: DataLock): Promise<boolean> {
  if (!isRunning(lock.pid)) return false;
  if (lock.socket === null) return Date.now() - lock.since < longestStart;
  return answers(lock.socket);
}

/** The address of the database that runs on a data folder now; null when none does. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const lock = await readLock(lockFile(dataDir));
  return lock?.socket && (await isAlive(lock)) ? connectionStringOf(lock.socket) : null;
}

/**
 * Takes a data folder for this process; a lock left by a process that is gone is taken over at once, which no library
 * that goes by the age of a lock does.
 * @throws DataDirInUse when a running process holds it
 */
export async function takeDataLock(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (let waited = 0; ; ) {
    try {
      await write(dataDir, null, 'wx');
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const lock = await readLock(lockFile(dataDir));
    if (lock && (await isAlive(lock))) {
      throw new DataDirInUse(`The data folder ${dataDir} is in use by process ${lock.pid}`);
    }
    if (lock?.socket && lock.pid !== process.pid && isRunning(lock.pid) && waited < longestEnd) {
      await wait(100);
      waited += 100;
      continue;
    }
    await removeStale(dataDir, lock);
  }
}

/** Moves the stale file away under a name of its own, so that of two newcomers only one removes it. */
async function removeStale(dataDir: string, stale: DataLock | null): Promise<void> {
  const aside = `${lockFile(dataDir)}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(lockFile(dataDir), aside);
  } catch {
    return;
  }
  const moved = await readLock(aside);
  if (stale && moved && moved.since !== stale.since) {
    await rename(aside, lockFile(dataDir));
    return;
  }
  await rm(aside, { force: true });
  const folder = stale?.socket ? dirname(stale.socket) : '';
  if (folder.startsWith(socketFolder)) await rm(folder, { recursive: true, force: true });
}

/** Writes into the lock that this process holds where its database listens. */
export const publishSocket = (dataDir: string, socket: string): Promise<void> => write(dataDir, socket, 'w');

/** Lets go of a data folder that this process holds. */
export async function releaseDataLock(dataDir: string): Promise<void> {
  const lock = await readLock(lockFile(dataDir));
  if (lock?.pid === process.pid) await rm(lockFile(dataDir), { force: true });
}

function write(dataDir: string, socket: string | null, flag: 'w' | 'wx'): Promise<void> {
  const lock: DataLock = { pid: process.pid, socket, since: Date.now() };
  return writeFile(lockFile(dataDir), `${JSON.stringify(lock)}\n`, { flag, mode: 0o600 });
}
