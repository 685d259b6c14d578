import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '../environment-error.ts';
import { errorCode } from '../error-code.ts';
import { placeNew, writeWhole } from '../write-whole.ts';
import { ignoreEnoent } from './files.ts';

const keyBytes = 32;
const minKeyLength = 43;

/**
 * The configured key, else the one in the data folder, which is created if it does not exist.
 * @throws EnvironmentError for a file without a key
 */
export async function loadSecret({
  secret,
  dataDir,
}: {
  secret: string | null;
  dataDir: string;
}): Promise<string> {
  if (secret !== null) return secret;
  const file = join(dataDir, 'secret');
  const found = (await ignoreEnoent(readFile(file, 'utf8'))) ?? (await createKey(file));
  if (found.trim().length < minKeyLength) {
    throw new EnvironmentError(
      `${file} has no key of ${keyBytes} bytes. Delete it, and a new one is created.`,
    );
  }
  return found;
}

/** Another process may have created it meanwhile. */
async function createKey(file: string): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url');
  await writeWhole(file, key, placeNew).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
