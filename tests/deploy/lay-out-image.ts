import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkTree } from './link-tree.ts';
import { productionPackages } from './production-packages.ts';
import { readDockerfile, type Step, stepsOf } from './read-dockerfile.ts';

const root = new URL('../../', import.meta.url);

/** The contents and command of an image, in a folder. */
export interface ImageLayout {
  /** The folder in place of `/`. */
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly uid: number;
  readonly gid: number;
  readonly command: readonly string[];
}

/** Maps a source of COPY to a path in the project: the stage `build` has the whole project in /app. */
export const sourceInProject = (source: string): string => source.replace(/^\/app\//, '');

/** Runs the COPY steps of an image in a folder, with production packages only. The project must be built. */
export async function layOutImage(name: string, folder: string): Promise<ImageLayout> {
  const stages = readDockerfile(await readFile(new URL('Dockerfile', root), 'utf8'));
  const steps = stepsOf(stages, name);
  const wordsOf = (name: string) => steps.findLast((step) => step.name === name)?.words ?? [];
  const [workdir = '/'] = wordsOf('WORKDIR');
  for (const step of steps) {
    if (step.name !== 'COPY') continue;
    const target = step.words.at(-1) ?? '';
    for (const source of step.words.slice(0, -1)) {
      await copy(
        step,
        source,
        join(folder, workdir, target.endsWith('/') ? join(target, basename(source)) : target),
      );
    }
  }
  const [uid = 0, gid = 0] = (wordsOf('USER')[0] ?? '').split(':').map(Number);
  const env = steps
    .filter((step) => step.name === 'ENV')
    .flatMap((step) => step.words.map((word) => word.split('=', 2) as [string, string]));
  return { folder, workdir, env: Object.fromEntries(env), uid, gid, command: wordsOf('CMD') };
}

async function copy({ flags }: Step, source: string, target: string): Promise<void> {
  const path = sourceInProject(source);
  const workspace = flags.from?.replace(/-packages$/, '');
  if (workspace === undefined || workspace === flags.from) {
    await linkTree(fileURLToPath(new URL(path, root)), target);
    return;
  }
  await mkdir(target, { recursive: true });
  const packages = await productionPackages(root, workspace);
  for (const name of packages.filter((folder) => folder.startsWith(`${path}/`))) {
    // Packages for other systems are not installed.
    await linkTree(fileURLToPath(new URL(name, root)), join(target, name.slice(path.length + 1))).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}
