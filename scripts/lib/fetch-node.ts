import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isExecutable } from './find-program.ts';
import { log } from './log.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

const cache = join(root, 'node_modules', '.cache');

/**
 * Path of a Node binary from the package registry, cached in node_modules.
 * @param version the latest release of it is used, for example 26 or 20.19
 * @throws UserError when it cannot be installed
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
      const hint = `--node=${process.versions.node} uses the running Node.`;
      throw new UserError(`Node ${version} cannot be fetched. ${hint}\n${output.trim()}`);
    }
    // Fails when another process has installed it first.
    await rename(unfinished, folder).catch(() => {});
    if (await isExecutable(program)) return program;
    throw new UserError(`There is no program in ${folder}. Delete that folder.`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
