import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { holdLock } from './hold-lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

const cache = join(root, '.cache');

/** What is built, from which files, and the file that shows that the build is there. */
const parts = [
  {
    name: 'servers',
    inputs: ['gateway', 'upstream', 'tsconfig.base.json', 'package-lock.json'],
    result: 'gateway/dist/main.js',
    build: () => run(process.execPath, [tool('typescript/bin/tsc'), '-b', 'gateway', 'upstream']),
  },
  {
    name: 'web',
    inputs: ['web', 'schema.graphql', 'relay.config.js', 'tsconfig.base.json', 'package-lock.json'],
    result: 'web/dist/index.html',
    build: buildWeb,
  },
];

/**
 * Builds the parts whose files changed since their last build; processes that want the same wait for each other.
 * Throws a `Trouble` when a build fails.
 * @param {('servers' | 'web')[]} [names] all by default
 */
export async function buildParts(names = parts.map(({ name }) => name)) {
  await mkdir(cache, { recursive: true });
  const release = await holdLock(join(cache, 'building'));
  try {
    for (const part of parts) if (names.includes(part.name)) await buildPart(part);
  } finally {
    await release();
  }
}

async function buildPart(part) {
  const stamp = join(cache, `built-${part.name}`);
  const now = await fingerprint(part.inputs);
  if ((await readText(stamp)) === now && (await readText(join(root, part.result))) !== null) return;
  say(`Building ${part.name} …`);
  await rm(stamp, { force: true });
  const { code } = await part.build();
  if (code !== 0) throw new Trouble(`Building ${part.name} failed; the output above says why.`);
  await writeFile(stamp, now);
}

/** The web app, then its public pages as HTML. */
async function buildWeb() {
  const cwd = join(root, 'web');
  const built = await run(process.execPath, [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd,
  });
  if (built.code !== 0) return built;
  return run(process.execPath, ['scripts/prerender.mjs'], { cwd, env: { NODE_ENV: 'production' } });
}

/** Absolute path of a program within the installed packages. */
export function tool(path) {
  return join(root, 'node_modules', path);
}

async function readText(path) {
  return readFile(path, 'utf8').catch(() => null);
}
