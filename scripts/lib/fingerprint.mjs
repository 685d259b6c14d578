import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

const left = new Set(['node_modules', 'dist']);

/**
 * Hash of the content of files and folders below the project's folder.
 * @param {string[]} paths relative to the project's folder; a missing one counts as empty
 * @returns {Promise<string>} hex SHA-256
 */
export async function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await add(hash, path);
  return hash.digest('hex');
}

async function add(hash, path) {
  const names = await readdir(join(root, path)).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names === null) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
    return;
  }
  for (const name of names.sort()) if (!left.has(name)) await add(hash, join(path, name));
}
