import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipgraph-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a start keeps the file that another process is writing, and deletes temporary ones after an hour', async () => {
  const now = new Date('2026-03-14T11:00:00Z');
  for (const [name, time] of [
    ['old.part', '2026-03-14T09:59:59Z'],
    ['new.part', '2026-03-14T10:00:01Z'],
    ['old.csv', '2026-03-14T09:00:00Z'],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), new Date(time), new Date(time));
  }
  await openFileStore(folder, now);
  expect((await readdir(folder)).sort()).toEqual(['new.part', 'old.csv']);
});
