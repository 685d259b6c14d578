import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A folder of real files below TIPGRAPH_TEST_DATA, outside of the project. When it is missing, prints a line and returns
 * null.
 */
export function findTestData(name: string): string | null {
  const root = inject('testDataFolder');
  const folder = root === null ? null : join(root, name);
  if (folder !== null && existsSync(folder)) return folder;
  process.stderr.write(`TIPGRAPH_TEST_DATA names no folder with ${name}: tests on real files are skipped\n`);
  return null;
}
