import './lib/check-node.mjs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tool } from './lib/build-parts.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { installMissing } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run, stopCommands } from './lib/run.mjs';
import { runMain, Trouble } from './lib/trouble.mjs';

const program = join(root, 'upstream', 'dist', 'import', 'main.js');
const stamp = join(root, '.cache', 'built-upstream');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopCommands());

await runMain(async () => {
  const [source, ...paths] = process.argv.slice(2);
  await installMissing();
  await buildUpstream();
  // npm runs this in the project's folder; what a person names is meant from where that person stands.
  const from = process.env.INIT_CWD || process.cwd();
  const absolute = paths.map((path) => resolve(from, path));
  const { code } = await run(process.execPath, [program, ...(source ? [source, ...absolute] : [])]);
  return code;
});

/** Builds the upstream when its files changed since it was built. */
async function buildUpstream() {
  const now = await fingerprint(['upstream', 'tsconfig.base.json', 'package-lock.json']);
  if ((await readText(stamp)) === now && (await readText(program)) !== null) return;
  const { code } = await run(process.execPath, [tool('typescript/bin/tsc'), '-b', 'upstream']);
  if (code !== 0) throw new Trouble('Building the upstream failed; the output above says why.');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, now);
}

async function readText(path) {
  return readFile(path, 'utf8').catch(() => null);
}
