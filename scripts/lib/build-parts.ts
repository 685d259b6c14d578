import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock } from './acquire-lock.ts';
import { fingerprint } from './fingerprint.ts';
import { installedProgram } from './installed-program.ts';
import { log } from './log.ts';
import { root } from './root.ts';
import { type RunResult, run } from './run.ts';
import { UserError } from './user-error.ts';

export type PartName = 'client' | 'servers' | 'web';

/** What is built, from which files, and the file that shows that the build is there. */
interface Part {
  readonly name: PartName;
  readonly inputs: readonly string[];
  readonly result: string;
  readonly build: () => Promise<RunResult>;
}

const cache = join(root, '.cache');

const compile = (...folders: readonly string[]) =>
  run(process.execPath, [installedProgram('typescript-7/bin/tsc'), '-b', ...folders]);

const parts: readonly Part[] = [
  {
    name: 'client',
    inputs: ['client', 'tsconfig.base.json', 'package-lock.json'],
    result: 'client/dist/index.js',
    build: () => compile('client'),
  },
  {
    name: 'servers',
    inputs: ['gateway', 'upstream', 'tsconfig.base.json', 'package-lock.json'],
    result: 'gateway/dist/main.js',
    build: () => compile('gateway', 'upstream'),
  },
  {
    name: 'web',
    inputs: ['client', 'web', 'schema.graphql', 'relay.config.js', 'tsconfig.base.json', 'package-lock.json'],
    result: 'web/dist/index.html',
    build: buildWeb,
  },
];

/**
 * Builds the parts whose files changed since their last build, all by default; processes that want the same wait for each
 * other.
 * @throws UserError when a build fails
 */
export async function buildParts(names: readonly PartName[] = parts.map(({ name }) => name)): Promise<void> {
  await mkdir(cache, { recursive: true });
  const release = await acquireLock(join(cache, 'building'));
  try {
    for (const part of parts) if (names.includes(part.name)) await buildPart(part);
  } finally {
    await release();
  }
}

async function buildPart(part: Part): Promise<void> {
  const stamp = join(cache, `built-${part.name}`);
  const now = await fingerprint(part.inputs);
  if ((await readText(stamp)) === now && (await readText(join(root, part.result))) !== null) return;
  log(`Building ${part.name} …`);
  await rm(stamp, { force: true });
  const { code } = await part.build();
  if (code !== 0) throw new UserError(`Building ${part.name} failed; the output above says why.`);
  await writeFile(stamp, now);
}

/** The web app, then its public pages as HTML. */
async function buildWeb(): Promise<RunResult> {
  const cwd = join(root, 'web');
  const vite = [installedProgram('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const built = await run(process.execPath, vite, { cwd });
  if (built.code !== 0) return built;
  return run(process.execPath, ['scripts/prerender.mjs'], { cwd, env: { NODE_ENV: 'production' } });
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}
