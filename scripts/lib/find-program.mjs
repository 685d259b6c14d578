import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * The first of several programs that is installed.
 * @param {string[]} names names to look for on PATH
 * @param {string[]} [folders] folders to look in after PATH
 * @returns {Promise<string | null>} absolute path
 */
export async function findProgram(names, folders = []) {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...folders]) {
    for (const name of names) {
      const path = join(folder, name);
      if (await isExecutable(path)) return path;
    }
  }
  return null;
}

/** Whether a file is there and may be run. */
export async function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
