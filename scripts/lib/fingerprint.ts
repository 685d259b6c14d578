import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode, root } from './base.ts';

const ignored = new Set(['node_modules', 'dist', '__generated__']);

/**
 * SHA-256 of the contents of files and folders, in hex.
 * @param paths relative to the project's folder; missing files count as empty
 */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) await add(hash, path);
  return hash.digest('hex');
}

async function add(hash: Hash, path: string): Promise<void> {
  const names = await readdir(join(root, path)).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOTDIR')) return null;
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (names === null) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
    return;
  }
  for (const name of names.sort()) if (!ignored.has(name)) await add(hash, join(path, name));
}
