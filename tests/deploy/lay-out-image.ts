import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkTree } from './link-tree.ts';
import { productionPackages } from './production-packages.ts';
import { readDockerfile, type Step, stepsOf } from './read-dockerfile.ts';

const root = new URL('../../', import.meta.url);

/** What an image would hold and run, laid out in a folder. */
export interface ImageLayout {
  /** The folder that stands for `/`. */
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly uid: number;
  readonly gid: number;
  readonly command: readonly string[];
}

/** A source of COPY as a path from the project's folder: the stage `build` works on the whole project in /app. */
export const sourceInProject = (source: string): string => source.replace(/^\/app\//, '');

/**
 * Does what the Dockerfile says for an image, in a folder: its COPY steps from the built project, with the packages that
 * a stage without development dependencies installs. The project must be built.
 */
export async function layOutImage(name: string, folder: string): Promise<ImageLayout> {
  const stages = readDockerfile(await readFile(new URL('Dockerfile', root), 'utf8'));
  const steps = stepsOf(stages, name);
  const wordsOf = (step: string) => steps.findLast((one) => one.name === step)?.words ?? [];
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
  for (const one of packages.filter((place) => place.startsWith(`${path}/`))) {
    // A package that is only for other systems is not installed here.
    await linkTree(fileURLToPath(new URL(one, root)), join(target, one.slice(path.length + 1))).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}
