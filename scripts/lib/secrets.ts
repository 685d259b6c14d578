import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that the two servers share on one machine. */
export interface Secrets {
  /** The password of the watcher's account. */
  readonly livePassword: string;
  /** The key that signs the hook. */
  readonly hookSecret: string;
}

/** The secrets of a data folder: made once and kept in it, readable by its owner only. */
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
  const made = { livePassword: makeSecret(), hookSecret: makeSecret() };
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  return made;
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}
