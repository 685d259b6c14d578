import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { log, root } from './base.ts';
import { run } from './processes.ts';

/**
 * Checks that no file contains a path or host of this machine (the project's folder, the home folder, the package registry)
 * and that the lock file contains no download URLs.
 * @returns whether the check passes
 */
export async function checkAddresses(): Promise<boolean> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const addresses = lock.match(/"resolved": "http/g)?.length ?? 0;
  if (addresses > 0) log(`package-lock.json contains ${addresses} download URLs.`);
  const registry = await run('npm', ['config', 'get', 'registry'], { quiet: true });
  const host = registry.output.match(/https?:\/\/([^/:\s]+)/)?.[1];
  const patterns = [`${root}/`, `${homedir()}/`, ...(host ? [host] : [])].flatMap((text) => ['-e', text]);
  const found = await run('git', ['grep', '--untracked', '-I', '-n', '-F', ...patterns], { quiet: true });
  const isRepository = found.code < 2;
  if (isRepository && found.output)
    log(`Paths or hosts of this machine in the project's files:\n${found.output.trim()}`);
  return addresses === 0 && !(isRepository && found.output);
}
