import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/**
 * The folder of real files that some tests read and that is no part of the project: the one that TIPGRAPH_TEST_DATA
 * names, else `data` with football-data in it, in a folder beside this checkout.
 * @param chosen what TIPGRAPH_TEST_DATA says
 */
export async function findTestData(chosen: string | null): Promise<string | null> {
  if (chosen !== null) return chosen;
  const beside = dirname(root);
  for (const name of (await readdir(beside)).sort()) {
    const folder = join(beside, name, 'data');
    const found = await stat(join(folder, 'football-data')).catch(() => null);
    if (found?.isDirectory()) return folder;
  }
  return null;
}
