import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasErrorCode, UserError } from './base.ts';

/** Secrets that both servers share. */
interface Secrets {
  /** The password of the gateway's live account. */
  readonly livePassword: string;
  /** The key that signs the hook. */
  readonly hookSecret: string;
}

/**
 * Reads the secrets of a data folder, or creates them in a file that only its owner can read.
 * @throws UserError when the folder cannot be used
 */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const { livePassword, hookSecret } = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Partial<Secrets>,
    () => ({}) as Partial<Secrets>,
  );
  if (typeof livePassword === 'string' && typeof hookSecret === 'string') {
    await chmod(path, 0o600);
    return { livePassword, hookSecret };
  }
  const secrets = { livePassword: makeSecret(), hookSecret: makeSecret() };
  try {
    await makeFolder(dataDir);
    await writeFile(path, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new UserError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
  return secrets;
}

/** Creates a folder, which only its owner can read, and those above it. Node's own `recursive` never ends where no folder can be created, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST') && (await stat(path)).isDirectory()) return;
    if (!hasErrorCode(error, 'ENOENT') || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}
