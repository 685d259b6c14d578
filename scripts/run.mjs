/**
 * `node scripts/run.mjs NAME …` runs scripts/NAME.ts in this process, or on the Node of `--node`; tests run by default on the
 * Node of `.node-version`. Plain JavaScript without packages: it checks Node, installs the packages and registers tsx where
 * Node cannot run TypeScript (before 22.18).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const minVersion = [20, 19];
const root = new URL('../', import.meta.url);

checkNode();
if (!(await isInstalled())) await install();
if (!process.features.typescript) (await import('tsx/esm/api')).register();

const [name, ...args] = process.argv.slice(2);
const version = takeNodeOption() ?? (name === 'test' ? await imageVersion() : null);
const runsHere = version === null || `${process.versions.node}.`.startsWith(`${version}.`);
const script = new URL(runsHere ? `${name}.ts` : 'with-node.ts', import.meta.url);
process.argv.splice(1, Infinity, fileURLToPath(script), ...(runsHere ? args : [version, name, ...args]));
await import(script.href);

/** Removes `--node=VERSION` or `--node VERSION` from the arguments and returns the version or null. */
function takeNodeOption() {
  const at = args.findIndex((arg) => /^--node(=|$)/.test(arg));
  if (at === -1) return null;
  const [option] = args.splice(at, 1);
  const version = option.slice('--node='.length) || args.splice(at, 1)[0];
  return version ?? fail('--node needs a version, for example --node=26.');
}

/** The Node version of the container images. */
async function imageVersion() {
  return (await readFile(new URL('.node-version', root), 'utf8')).trim();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])) return;
  fail(
    `Tipgraph needs Node ${minVersion.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org/`,
  );
}

/** Whether `node_modules` has all packages of the lock file in its versions, and links to all workspaces. */
async function isInstalled() {
  const wanted = await readPackages('package-lock.json');
  const present = await readPackages('node_modules/.package-lock.json');
  if (wanted === null) fail('package-lock.json is missing or broken.');
  if (present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (entry.link) return existsSync(new URL(path, root));
    return entry.optional || entry.devOptional || entry.peer || present[path]?.version === entry.version;
  });
}

/** The `packages` of a lock file, or null. */
async function readPackages(path) {
  try {
    return JSON.parse(await readFile(new URL(path, root), 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Installs the packages of the lock file. A signal or the end of npm's shell stops it. */
function install() {
  process.stdout.write('Installing packages (npm ci) …\n');
  return new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      cwd: root,
      env: { ...process.env, npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const parent = process.ppid;
    const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
    const stop = (signal) => {
      // npm ignores other signals. The next start repeats an incomplete installation.
      process.kill(-npm.pid, 'SIGKILL');
      process.exit(codes[signal]);
    };
    const parentCheck = setInterval(() => {
      if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop('SIGTERM');
    }, 500);
    for (const signal of Object.keys(codes)) process.on(signal, stop);
    npm.on('error', (error) => fail(`npm cannot be run: ${error.message}`));
    npm.on('close', (code) => {
      if (code !== 0) fail('npm ci failed; its output above says why.');
      clearInterval(parentCheck);
      for (const signal of Object.keys(codes)) process.off(signal, stop);
      resolve();
    });
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
