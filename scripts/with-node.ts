/** Runs a script and its child processes on another Node: `with-node.ts VERSION NAME …`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { log, root, UserError } from './lib/base.ts';
import { onStop, run, runMain } from './lib/processes.ts';
import { isExecutable } from './lib/programs.ts';

await runMain(async () => {
  const [version = '', ...args] = process.argv.slice(2);
  const program = await fetchNode(version);
  const child = spawn(program, [join(root, 'scripts', 'run.mjs'), ...args, `--node=${version}`], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
  });
  onStop(() => child.kill());
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
});

/**
 * Path of a Node binary from the package registry, cached in node_modules.
 * @param version the latest release of it is used, for example 26 or 20.19
 * @throws UserError when it cannot be installed
 */
async function fetchNode(version: string): Promise<string> {
  const cache = join(root, 'node_modules', '.cache');
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
