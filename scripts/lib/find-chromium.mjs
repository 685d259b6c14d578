import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, isExecutable } from './find-program.mjs';
import { installDebian } from './install-debian.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, an installed one, Playwright's own, else one that is
 * installed now by Playwright or by Debian's package manager. Throws a `Trouble` when there is none to be had.
 * @param {string | null} chosen what CHROMIUM_PATH says
 */
export async function findChromium(chosen) {
  if (chosen !== null) {
    if (await isExecutable(chosen)) return chosen;
    throw new Trouble(`CHROMIUM_PATH names ${chosen}, which is not a program that can be run.`);
  }
  const found = await findInstalled();
  if (found !== null) return found;
  say('No Chromium found; installing one with Playwright …');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const { code } = await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true });
  if (code !== 0) {
    say('Playwright could not install its Chromium.');
    await installDebian(['chromium']);
  }
  const installed = await findInstalled();
  if (installed !== null) return installed;
  throw new Trouble('No Chromium for the browser journeys: install one, or set CHROMIUM_PATH.');
}

async function findInstalled() {
  const system = await findProgram(names);
  if (system !== null) return system;
  const require = createRequire(join(root, 'tests', 'package.json'));
  const own = require('playwright').chromium.executablePath();
  for (const path of [own, macPath]) if (await isExecutable(path)) return path;
  return null;
}
