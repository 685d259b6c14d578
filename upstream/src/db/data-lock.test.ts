import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acquireDataLock, publishSocket } from './data-lock.ts';

/** Called at a step of the lock, as another process that runs then. */
const atStep = { writing: async () => {}, moving: async () => {} };

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return {
    ...original,
    writeFile: async (file: string, text: string, options: { flag: string; mode: number }) => {
      const handle = await original.open(file, options.flag, options.mode);
      await atStep.writing();
      await handle.writeFile(text);
      await handle.close();
    },
    rename: async (from: string, to: string) => {
      await atStep.moving();
      await original.rename(from, to);
    },
  };
});

let folder = '';
const lockFile = () => join(folder, 'database.lock');

beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'tipgraph-test-'));
});
afterEach(async () => {
  Object.assign(atStep, { writing: async () => {}, moving: async () => {} });
  await fs.rm(folder, { recursive: true, force: true });
});

test('another process reads a whole lock or none', async () => {
  const seen: (string | null)[] = [];
  atStep.writing = async () => void seen.push(await fs.readFile(lockFile(), 'utf8').catch(() => null));
  await acquireDataLock(folder);
  await publishSocket(folder, '5432');
  await publishSocket(folder, '5433');
  const withSocket = (socket: string | null) =>
    expect.stringContaining(JSON.stringify({ socket }).slice(1, -1));
  expect(seen).toEqual([null, withSocket(null), withSocket('5432')]);
  expect(await fs.readdir(folder)).toEqual(['database.lock']);
});

test('an invalid lock that becomes valid before it is taken over is kept', async () => {
  const handle = await fs.open(lockFile(), 'wx');
  atStep.moving = async () => {
    atStep.moving = async () => {};
    await handle.writeFile(JSON.stringify({ pid: process.ppid, socket: null, since: Date.now() }));
    await handle.close();
  };
  await expect(acquireDataLock(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  expect(await fs.readdir(folder)).toEqual(['database.lock']);
});
