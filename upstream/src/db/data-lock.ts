import { randomBytes } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { EnvironmentError } from '../environment-error.ts';
import { errorCode } from '../error-code.ts';
import { makeDataDir } from '../make-data-dir.ts';
import { placeNew, writeWhole } from '../write-whole.ts';

/** In a connection string: all connections share one session, as those to the embedded database do. */
export const sharedSession = 'shared_session=1';

const lockContent = z.object({
  pid: z.int().positive(),
  /** A path or a local port as text; null while the database starts. */
  socket: z.string().nullable(),
  since: z.number(),
});

type DataLock = z.infer<typeof lockContent>;

/** Longest time from taking the lock to listening; an older lock without a socket is stale. */
const maxStartMs = 120_000;
/** Longest time from closing the socket to releasing the lock. */
const maxReleaseMs = 3_000;

/** Prefix of the private folders of sockets. A stale one is removed with its lock. */
export const socketFolder = join(tmpdir(), 'tipgraph-');

const lockFile = (dataDir: string) => join(dataDir, 'database.lock');

/** Null when the lock is missing or invalid. */
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

export const connectionStringOf = (socket: string) =>
  isPort(socket)
    ? `postgresql://postgres@127.0.0.1:${socket}/postgres?${sharedSession}`
    : `postgresql://postgres@localhost:5432/postgres?${sharedSession}&host=${encodeURIComponent(dirname(socket))}`;

function acceptsConnections(socket: string): Promise<boolean> {
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

/**
 * Process ids are reused, in containers immediately, so the holder must also accept connections. A process locks a folder
 * once, so a lock with its own id is of an earlier process.
 */
async function isAlive(lock: DataLock): Promise<boolean> {
  if (lock.pid === process.pid || !isRunning(lock.pid)) return false;
  if (lock.socket === null) return Date.now() - lock.since < maxStartMs;
  return acceptsConnections(lock.socket);
}

/** The connection string of the database that runs on a data folder; null when there is none. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const lock = await readLock(lockFile(dataDir));
  return lock?.socket && (await isAlive(lock)) ? connectionStringOf(lock.socket) : null;
}

/**
 * Locks a data folder. The lock of an ended process is taken over immediately; lock libraries wait until it is old.
 * @param releaseMs longest wait for a closed database to release its lock
 * @throws EnvironmentError when a running process holds it
 */
export async function acquireDataLock(dataDir: string, releaseMs = maxReleaseMs): Promise<void> {
  await makeDataDir(dataDir);
  for (let waited = 0; ; ) {
    try {
      await write(dataDir, null, placeNew);
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const lock = await readLock(lockFile(dataDir));
    if (lock && (await isAlive(lock))) {
      throw new EnvironmentError(`The data folder ${dataDir} is in use by process ${lock.pid}`);
    }
    if (lock?.socket && lock.pid !== process.pid && isRunning(lock.pid) && waited < releaseMs) {
      await wait(100);
      waited += 100;
      continue;
    }
    await removeStale(dataDir, lock);
  }
}

/** Renames the stale file first, so that only one of two processes removes it. */
async function removeStale(dataDir: string, stale: DataLock | null): Promise<void> {
  const aside = `${lockFile(dataDir)}.${randomBytes(8).toString('hex')}`;
  try {
    await rename(lockFile(dataDir), aside);
  } catch {
    return;
  }
  const moved = await readLock(aside);
  if (moved && moved.since !== stale?.since) {
    await rename(aside, lockFile(dataDir));
    return;
  }
  await rm(aside, { force: true });
  const folder = stale?.socket ? dirname(stale.socket) : '';
  if (folder.startsWith(socketFolder)) await rm(folder, { recursive: true, force: true });
}

export const publishSocket = (dataDir: string, socket: string): Promise<void> =>
  write(dataDir, socket, rename);

export async function releaseDataLock(dataDir: string): Promise<void> {
  const lock = await readLock(lockFile(dataDir));
  if (lock?.pid === process.pid) await rm(lockFile(dataDir), { force: true });
}

function write(dataDir: string, socket: string | null, place: typeof placeNew): Promise<void> {
  const lock: DataLock = { pid: process.pid, socket, since: Date.now() };
  return writeWhole(lockFile(dataDir), `${JSON.stringify(lock)}\n`, place);
}
