import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './base.ts';

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
    await mkdir(dataDir, { recursive: true });
    await writeFile(path, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new UserError(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
  return secrets;
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}
