import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { typescriptFlags } from './db/embedded.ts';
import { matches } from './db/tables.ts';
import { makeCsvFolder } from './testing/csv-file.ts';
import { makeProviderFolder, seasonDocuments } from './testing/provider-documents.ts';
import { setUpDatabase } from './testing/set-up-database.ts';

const program = fileURLToPath(new URL('./import-main.ts', import.meta.url));

const database = await setUpDatabase();
const folder = await makeCsvFolder();
afterAll(() => folder.remove());

/** Runs the command in a process of its own. */
async function command(...words: string[]) {
  const child = spawn(process.execPath, [...typescriptFlags, program, ...words], {
    env: { DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const row = (home: string) => ({
  Div: 'E0',
  Date: '17/08/2024',
  HomeTeam: home,
  AwayTeam: 'Birch',
  FTHG: '1',
});

it('imports files and folders, reports each rejected file in one line, and exits with 1', async () => {
  await mkdir(join(folder.path, 'season'));
  await folder.table('season/E0.csv', [row('Amber')]);
  const single = await folder.table('E1.csv', [row('Cedar')]);
  const page = await folder.write('page.csv', '<html></html>');
  const { code, stdout, stderr } = await command('football-data', join(folder.path, 'season'), single, page);
  expect(code).toBe(1);
  expect(stdout).toContain('Files: 2 imported, 1 refused');
  expect(stdout).toContain('Matches: 2 added, 0 corrected, 0 unchanged');
  expect(stdout.split('\n').filter((line) => line.includes(page))).toHaveLength(1);
  expect(stderr).toContain('3 of 3 files done');
  expect(await database.db.$count(matches)).toBe(2);
});

it('exits with 0 when no file was rejected', async () => {
  const { code } = await command('football-data', await folder.table('E0.csv', [row('Amber')]));
  expect(code).toBe(0);
});

it('imports every season of a provider folder, and reports each result', async () => {
  const provider = await makeProviderFolder();
  try {
    const documents = seasonDocuments();
    await provider.write({ ...documents, 'unique-tournament/9/seasons': 'cut o' });
    const first = await command('provider', provider.path);
    expect(first.code).toBe(1);
    expect(first.stdout.trim().split('\n')).toEqual([
      'Coral League 25/26: 3 matches, 2 of them played, 3 new',
      expect.stringMatching(/^Tournament 9: refused, .*cut off/),
    ]);
    await provider.write({ 'unique-tournament/9/seasons': { seasons: [] } });
    const again = await command('provider', provider.path);
    expect(again).toMatchObject({
      code: 0,
      stdout: 'Coral League 25/26: 3 matches, 2 of them played, 0 new\n',
    });
    expect(await database.db.$count(matches)).toBe(3);
  } finally {
    await provider.clear();
  }
});

it('reports a folder without provider documents', async () => {
  expect(await command('provider', folder.path)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No tournaments in'),
  });
});

it('prints its usage for an unknown source', async () => {
  expect(await command('horoscopes', 'x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Usage:'),
  });
});
