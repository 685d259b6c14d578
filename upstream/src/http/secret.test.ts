import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecret } from './secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the key is created once, also by several processes, and no other file stays', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => loadSecret({ secret: null, dataDir })));
  expect(new Set([...keys, await loadSecret({ secret: null, dataDir })]).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(dataDir)).toEqual(['secret']);
});

test('a file that an interrupted start has left empty is refused', async () => {
  await writeFile(join(dataDir, 'secret'), '');
  await expect(loadSecret({ secret: null, dataDir })).rejects.toThrow('Delete it');
});

test('a configured key needs no file', async () => {
  expect(await loadSecret({ secret: 'configured', dataDir })).toBe('configured');
  expect(await readdir(dataDir)).toEqual([]);
});
