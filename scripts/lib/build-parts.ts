import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock } from './acquire-lock.ts';
import { log, root, UserError } from './base.ts';
import { fingerprint } from './fingerprint.ts';
import { type RunResult, runNode, runTool } from './processes.ts';

type PartName = 'artifacts' | 'resolver-types' | 'client' | 'servers' | 'web';

interface Part {
  readonly name: PartName;
  readonly inputs: readonly string[];
  /** A file or folder that exists when the part is built. */
  readonly result: string;
  readonly build: () => Promise<RunResult>;
}

const cache = join(root, '.cache');

const compile = (...folders: readonly string[]) => runTool('typescript-7/bin/tsc', ['-b', ...folders]);

/** Generated source files that are not in git: Relay's artifacts and the types of the gateway's resolvers. */
export const generatedParts: readonly PartName[] = ['artifacts', 'resolver-types'];

const parts: readonly Part[] = [
  {
    name: 'artifacts',
    inputs: ['web/src', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
    result: 'web/src/__generated__',
    build: async () => {
      await mkdir(join(root, 'web/src/__generated__'), { recursive: true });
      return runTool('relay-compiler/cli.js', [], { quiet: true });
    },
  },
  {
    name: 'resolver-types',
    inputs: ['gateway/src/domains', 'schema.graphql', 'codegen.ts', 'package-lock.json'],
    result: 'gateway/src/domains/__generated__/resolver-types.ts',
    build: () => runTool('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts'], { quiet: true }),
  },
  {
    name: 'client',
    inputs: ['client', 'tsconfig.base.json', 'package-lock.json'],
    result: 'client/dist/index.js',
    build: () => compile('client'),
  },
  {
    name: 'servers',
    inputs: ['gateway', 'upstream', 'schema.graphql', 'tsconfig.base.json', 'package-lock.json'],
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
 * Builds the parts whose files have changed, by default all, after the generated sources. Only one process builds at a time.
 * @throws UserError when a build fails
 */
export async function buildParts(names: readonly PartName[] = parts.map(({ name }) => name)): Promise<void> {
  await mkdir(cache, { recursive: true });
  const release = await acquireLock(join(cache, 'building'));
  try {
    for (const part of parts) if ([...generatedParts, ...names].includes(part.name)) await buildPart(part);
  } finally {
    await release();
  }
}

async function buildPart(part: Part): Promise<void> {
  const stamp = join(cache, `built-${part.name}`);
  const current = await fingerprint(part.inputs);
  const built = await readFile(stamp, 'utf8').catch(() => null);
  if (existsSync(join(root, part.result)) && built === current) return;
  log(`Building ${part.name} …`);
  await rm(stamp, { force: true });
  const { code, output } = await part.build();
  if (code !== 0)
    throw new UserError(`${output}\nBuilding ${part.name} failed; the output above says why.`.trim());
  await writeFile(stamp, current);
}

/** Builds the web app and prerenders its public pages. */
async function buildWeb(): Promise<RunResult> {
  const cwd = join(root, 'web');
  const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd });
  if (built.code !== 0) return built;
  return runNode(['scripts/prerender.mjs'], { cwd, env: { NODE_ENV: 'production' } });
}
