import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The CSV files that arguments name, in the order of the arguments and within a folder in that of the alphabet:
 * a file is itself, a folder all `*.csv` in it and below. An argument that names nothing stands for itself, so
 * that whoever opens it says why it cannot.
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => filesAt(path)));
  return [...new Set(found.flat())];
}

async function filesAt(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith('.csv'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
