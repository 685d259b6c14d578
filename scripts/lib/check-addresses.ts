import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { log } from './log.ts';
import { root } from './root.ts';
import { run } from './run.ts';

/**
 * Checks that no file of the project names a place that exists only on this machine: its folder, the user's home or
 * the package registry in use, and that the lock file holds no download addresses.
 * @returns whether all is well
 */
export async function checkAddresses(): Promise<boolean> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const addresses = lock.match(/"resolved": "http/g)?.length ?? 0;
  if (addresses > 0) log(`package-lock.json holds ${addresses} download addresses.`);
  const registry = await run('npm', ['config', 'get', 'registry'], { quiet: true });
  const host = registry.output.match(/https?:\/\/([^/:\s]+)/)?.[1];
  const places = [`${root}/`, `${homedir()}/`, ...(host ? [host] : [])];
  const patterns = places.flatMap((place) => ['-e', place]);
  const found = await run('git', ['grep', '--untracked', '-I', '-n', '-F', ...patterns], { quiet: true });
  const isRepository = found.code < 2;
  if (isRepository && found.output)
    log(`Places of this machine in the project's files:\n${found.output.trim()}`);
  return addresses === 0 && !(isRepository && found.output);
}
