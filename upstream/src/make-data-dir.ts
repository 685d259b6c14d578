import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from './environment-error.ts';
import { errorCode } from './error-code.ts';

/**
 * Creates the data folder, which only its owner can read, and those above it.
 * @param dataDir absolute
 * @throws EnvironmentError when it cannot be created
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    throw new EnvironmentError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** Node's own `recursive` never ends where no folder can be created, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await createFolder(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await createFolder(path);
  }
}

/** Another process may have created it. */
async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
}
