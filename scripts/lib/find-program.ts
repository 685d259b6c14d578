import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/**
 * Absolute path of the first installed program of `names`, or null.
 * @param folders searched after PATH
 */
export async function findProgram(
  names: readonly string[],
  folders: readonly string[] = [],
): Promise<string | null> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...folders]) {
    for (const name of names) {
      const path = join(folder, name);
      if (await isExecutable(path)) return path;
    }
  }
  return null;
}

export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
