import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { acquireDataLock, findRunningDatabase, publishSocket, releaseDataLock } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { typescriptFlags } from './embedded.ts';

let folder = '';
let holder: ChildProcess;
let next: OpenDatabase;
const handlers = { onError: () => {}, onLost: () => {} };
const open = (joinRunning = false) =>
  connect({ databaseUrl: null, dataDir: folder }, { ...handlers, joinRunning });
const lockFile = () => join(folder, 'database.lock');

// Starting an embedded database takes seconds: each test continues with the state of the previous one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
  holder = fork(fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url)), [folder], {
    execArgv: [...typescriptFlags],
  });
  await once(holder, 'message');
});
afterAll(async () => {
  holder.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a second process is rejected with the id of the holder, and a tool can join', async () => {
  const { pid } = JSON.parse(await readFile(lockFile(), 'utf8'));
  await expect(open()).rejects.toThrow(`The data folder ${folder} is in use by process ${pid}`);

  const tool = await open(true);
  await tool.db.execute(sql`insert into sports (name) values ('football')`);
  const { rows } = await tool.db.execute(sql`select name from sports order by id`);
  expect(rows).toEqual([{ name: 'written by the holder' }, { name: 'football' }]);
  await tool.close();
});

test('the database ends with its parent, and the next one has its data', async () => {
  const { pid } = JSON.parse(await readFile(lockFile(), 'utf8'));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const database = join(folder, 'database');
  const isPrivate = async () => ((await stat(database)).mode & 0o777) === 0o700;
  expect(await isPrivate()).toBe(true);
  // As an earlier version has left it.
  await chmod(database, 0o755);

  next = await open();
  expect(await isPrivate()).toBe(true);
  const { rows } = await next.db.execute(sql`select name from sports order by id`);
  expect(rows).toEqual([{ name: 'written by the holder' }, { name: 'football' }]);
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).not.toBe(pid);
});

test('closing releases the lock; a folder of an earlier version is rejected and not changed', async () => {
  await next.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795218749673`);
  await next.close();
  expect(await readdir(folder)).toEqual(['database']);
  expect(await findRunningDatabase(folder)).toBeNull();

  await expect(open()).rejects.toThrow(
    `The embedded database was made by an earlier version and cannot be migrated: delete or move ${join(folder, 'database')}`,
  );
  expect(await readdir(folder)).toEqual(['database']);
});

test.each([
  ['of an ended process', { pid: 2 ** 22 + 1, socket: null, since: Date.now() }],
  ['whose process id was reused', { pid: process.ppid, socket: '/nowhere/.s.PGSQL.5432', since: 0 }],
  ['of a process that never listened', { pid: process.ppid, socket: null, since: 0 }],
  ['of a process that had the same id', { pid: process.pid, socket: null, since: Date.now() }],
])('a lock %s is taken over', async (_, lock) => {
  await writeFile(lockFile(), JSON.stringify(lock));
  await acquireDataLock(folder, 200);
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid, socket: null });
  await releaseDataLock(folder);
  expect(await readdir(folder)).toEqual(['database']);
});

test('a process that reads the lock while it is written gets the previous one', async () => {
  await acquireDataLock(folder);
  const reader = await openFile(lockFile());
  await publishSocket(folder, '5432');
  expect(JSON.parse(await reader.readFile('utf8')).socket).toBeNull();
  await reader.close();
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).socket).toBe('5432');
  await releaseDataLock(folder);
  expect(await readdir(folder)).toEqual(['database']);
});

test.skipIf(process.platform === 'win32')(
  'a lock that becomes valid after it was read as invalid is kept',
  async () => {
    // A pipe is read to the end only when its writer closes it.
    execFileSync('mkfifo', [lockFile()]);
    const rejected = expect(acquireDataLock(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
    const writer = await openFile(lockFile(), 'w');
    const valid = join(folder, 'valid');
    await writeFile(valid, JSON.stringify({ pid: process.ppid, socket: null, since: Date.now() }));
    await rename(valid, lockFile());
    await writer.close();
    await rejected;
    await rm(lockFile());
    expect(await readdir(folder)).toEqual(['database']);
  },
);

test('a damaged database is named', async () => {
  await writeFile(join(folder, 'database', 'global', 'pg_control'), '');
  await expect(open()).rejects.toThrow(
    `The database ${join(folder, 'database')} cannot be opened; the disk may be full or a file damaged: `,
  );
});
