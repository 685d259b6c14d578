import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Secrets that the two servers share on one machine: the password of the watcher's account and the key of the hook.
 * They are made once and kept in the data folder, readable by its owner only.
 * @param {string} dataDir
 * @returns {Promise<{livePassword: string, hookSecret: string}>}
 */
export async function readSecrets(dataDir) {
  const path = join(dataDir, 'secrets.json');
  const kept = await readFile(path, 'utf8').then(JSON.parse, () => ({}));
  if (typeof kept.livePassword === 'string' && typeof kept.hookSecret === 'string') {
    await chmod(path, 0o600);
    return kept;
  }
  const made = { livePassword: makeSecret(), hookSecret: makeSecret() };
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  return made;
}

function makeSecret() {
  return randomBytes(24).toString('base64url');
}
