import { findProgram } from './find-program.ts';
import { log } from './log.ts';
import { run } from './run.ts';

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
