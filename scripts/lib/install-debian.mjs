import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs packages of a Debian system when this process may do so.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installDebian(packages) {
  if (process.getuid?.() !== 0 || (await findProgram(['apt-get'])) === null) return false;
  say(`Installing ${packages.join(' ')} (apt-get) …`);
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  const options = ['install', '-y', '-q', '--no-install-recommends'];
  const { code, output } = await run('apt-get', [...options, ...packages], { quiet: true, env });
  if (code !== 0) say(output.trim().split('\n').slice(-3).join('\n'));
  return code === 0;
}
