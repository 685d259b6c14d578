import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { findRunningDatabase, releaseDataLock, takeDataLock } from './data-lock.ts';

let folder = '';
const faults = { onFault: () => {}, onLost: () => {} };
const open = (joinRunning = false) =>
  connect({ databaseUrl: null, dataDir: folder }, { ...faults, joinRunning });
const lockFile = () => join(folder, 'database.lock');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a second process is refused with the holder named, a tool may join, and closing lets go', async () => {
  const first = await open();
  await first.db.execute(sql`insert into sports (name) values ('football')`);
  const { pid } = JSON.parse(await readFile(lockFile(), 'utf8'));

  await expect(open()).rejects.toThrow(`The data folder ${folder} is in use by process ${pid}`);

  const tool = await open(true);
  const { rows } = await tool.db.execute(sql`select name from sports`);
  expect(rows).toEqual([{ name: 'football' }]);
  await tool.close();
  await first.close();

  expect(await readdir(folder)).toEqual(['database']);
  expect(await findRunningDatabase(folder)).toBeNull();
});

test('the database ends with its parent, and what was written is there for the next one', async () => {
  const parent = fork(fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url)), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  await once(parent, 'message');
  const { pid } = JSON.parse(await readFile(lockFile(), 'utf8'));
  parent.kill('SIGKILL');
  await once(parent, 'exit');

  const next = await open();
  const { rows } = await next.db.execute(sql`select name from sports order by id`);
  expect(rows).toEqual([{ name: 'football' }, { name: 'written before the kill' }]);
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).not.toBe(pid);
  await next.close();
});

test.each([
  ['of a dead process', { pid: 2 ** 22 + 1, socket: null, since: Date.now() }],
  ['whose process id was given out again', { pid: process.ppid, socket: '/nowhere/.s.PGSQL.5432', since: 0 }],
  ['that never came to listen', { pid: process.pid, socket: null, since: 0 }],
])('a lock %s is taken over', async (_, lock) => {
  await writeFile(lockFile(), JSON.stringify(lock));
  await takeDataLock(folder);
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid, socket: null });
  await releaseDataLock(folder);
  expect(await readdir(folder)).toEqual(['database']);
});

test('a folder of an earlier version is refused by its name, and stays as it is', async () => {
  const opened = await open();
  await opened.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1795218749673`);
  await opened.close();
  await expect(open()).rejects.toThrow(
    `The embedded database was made by an earlier version and cannot be migrated: delete or move ${join(folder, 'database')}`,
  );
  expect(await readdir(folder)).toEqual(['database']);
});
