import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fingerprint } from './lib/fingerprint.ts';
import { installedProgram } from './lib/installed-program.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { run, stopCommands } from './lib/run.ts';
import { runMain, UserError } from './lib/user-error.ts';

const program = join(root, 'upstream', 'dist', 'import', 'main.js');
const stamp = join(root, '.cache', 'built-upstream');

onStop(() => void stopCommands());

await runMain(async () => {
  const [source, ...paths] = process.argv.slice(2);
  await buildUpstream();
  // npm changes the working directory; paths are relative to the caller's.
  const from = process.env.INIT_CWD || process.cwd();
  const absolute = paths.map((path) => resolve(from, path));
  const { code } = await run(process.execPath, [program, ...(source ? [source, ...absolute] : [])]);
  return code;
});

/** Builds the upstream when its files have changed. */
async function buildUpstream(): Promise<void> {
  const current = await fingerprint(['upstream', 'tsconfig.base.json', 'package-lock.json']);
  if ((await readText(stamp)) === current && (await readText(program)) !== null) return;
  const { code } = await run(process.execPath, [installedProgram('typescript-7/bin/tsc'), '-b', 'upstream']);
  if (code !== 0) throw new UserError('Building the upstream failed; the output above says why.');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, current);
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}
