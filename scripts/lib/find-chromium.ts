import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';
import { installDebian } from './install-debian.ts';
import { installedProgram } from './installed-program.ts';
import { log } from './log.ts';
import { root } from './root.ts';
import { run } from './run.ts';
import { UserError } from './user-error.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellName = 'chromium-headless-shell';
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Path of a Chromium for the browser journeys: CHROMIUM_PATH, an installed one, or one that Playwright or apt-get installs.
 * @param chosen the value of CHROMIUM_PATH
 * @throws UserError when none is found or can be installed
 */
export async function findChromium(chosen: string | null): Promise<string> {
  if (chosen !== null) {
    if (await isExecutable(chosen)) return chosen;
    throw new UserError(`CHROMIUM_PATH names ${chosen}, which is not a program that can be run.`);
  }
  const found = await findInstalled();
  if (found !== null) return found;
  log('No Chromium found; installing one with Playwright …');
  const install = [installedProgram('playwright/cli.js'), 'install', 'chromium'];
  const { code } = await run(process.execPath, install, { quiet: true });
  if (code !== 0) {
    log('Playwright could not install its Chromium.');
    await installDebian(['chromium', shellName]);
  }
  const installed = await findInstalled();
  if (installed !== null) return installed;
  throw new UserError('No Chromium for the browser journeys: install one, or set CHROMIUM_PATH.');
}

/** Path of an installed headless shell, which uses less processor time than Chromium; null without one. */
export const findHeadlessShell = (): Promise<string | null> => findProgram([shellName]);

async function findInstalled(): Promise<string | null> {
  const system = await findProgram(names);
  if (system !== null) return system;
  const require = createRequire(join(root, 'tests', 'package.json'));
  const { chromium }: typeof import('playwright') = require('playwright');
  for (const path of [chromium.executablePath(), macPath]) if (await isExecutable(path)) return path;
  return null;
}
