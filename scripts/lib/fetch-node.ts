import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isExecutable } from './find-program.ts';
import { log } from './log.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

const cache = join(root, 'node_modules', '.cache');

/**
 * Path of the program of a Node version, from the package registry, which has Node's releases as packages. It is kept
 * until packages are installed anew.
 * @param version of which the latest release is taken, for example 26 or 20.19
 * @throws UserError when the registry does not have it
 */
export async function fetchNode(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(cache, `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (await isExecutable(program)) return program;
  log(`Fetching Node ${version} …`);
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    const install = ['install', '--prefix', unfinished, ...options, `${name}@${version}`];
    const { code, output } = await run('npm', install, { quiet: true });
    if (code !== 0) {
      const here = `With --node=${process.versions.node} this Node is used.`;
      throw new UserError(`Node ${version} cannot be fetched. ${here}\n${output.trim()}`);
    }
    // Fails where another process was quicker.
    await rename(unfinished, folder).catch(() => {});
    if (await isExecutable(program)) return program;
    throw new UserError(`There is no program in ${folder}. Delete that folder.`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
