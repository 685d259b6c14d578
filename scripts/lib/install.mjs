import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

/** Installs the packages that the lock file names when they are missing or of another version. */
export async function installMissing() {
  if (await isInstalled()) return;
  say('Installing packages (npm ci) …');
  const { code } = await run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    env: { npm_config_update_notifier: 'false' },
  });
  if (code !== 0) throw new Trouble('npm ci failed; its output above says why.');
}

/** Whether `node_modules` holds every package of the lock file in the version it names. */
async function isInstalled() {
  const wanted = await readPackages('package-lock.json');
  const present = await readPackages(join('node_modules', '.package-lock.json'));
  if (wanted === null) throw new Trouble('package-lock.json is missing or broken.');
  if (present === null) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      present[path]?.version === entry.version,
  );
}

/** The `packages` part of a lock file below the project's folder, or null when there is none. */
async function readPackages(path) {
  try {
    return JSON.parse(await readFile(join(root, path), 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
