import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '../environment-error.ts';
import { errorCode, lacksLinks } from '../error-code.ts';
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

/** Creates a file whole or not at all; another process may have created it meanwhile. */
async function createKey(file: string): Promise<string> {
  const part = `${file}-${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(part, randomBytes(keyBytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(part, file).catch((error: unknown) => {
      if (!lacksLinks(error)) throw error;
      return rename(part, file);
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(part, { force: true });
  }
  return readFile(file, 'utf8');
}
