import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

/** The configured key, else the one in the data folder, which is created if it does not exist. */
export async function loadSecret({
  secret,
  dataDir,
}: {
  secret: string | null;
  dataDir: string;
}): Promise<string> {
  if (secret !== null) return secret;
  const file = join(dataDir, 'secret');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
