import { createRequire } from 'node:module';
import { join } from 'node:path';
import { log, root, UserError } from './base.ts';
import { runTool } from './processes.ts';
import { findProgram, installDebian, isExecutable } from './programs.ts';

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
  const { code } = await runTool('playwright/cli.js', ['install', 'chromium'], { quiet: true });
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
