import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { log } from './base.ts';
import { run } from './processes.ts';

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

const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs Debian packages when the process is root and apt-get exists.
 * @returns whether they are installed
 */
export async function installDebian(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || (await findProgram(['apt-get'])) === null) return false;
  log(`Installing ${packages.join(' ')} (apt-get) …`);
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const options = ['install', '-y', '-q', '--no-install-recommends'];
  const { code, output } = await run('apt-get', [...options, ...packages], { quiet: true, env });
  if (code !== 0) log(output.trim().split('\n').slice(-3).join('\n'));
  return code === 0;
}

/** What `find` returns, before or after the installation of a Debian package; null when it cannot be installed. */
export async function findOrInstall(
  find: () => Promise<string | null>,
  debianPackage: string,
): Promise<string | null> {
  return (await find()) ?? ((await installDebian([debianPackage])) ? find() : null);
}
