import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { sourceInProject } from './lay-out-image.ts';
import { productionPackages } from './production-packages.ts';
import { readDockerfile, stepsOf } from './read-dockerfile.ts';

const root = new URL('../../', import.meta.url);
const text = await readFile(new URL('Dockerfile', root), 'utf8');
const ignored = (await readFile(new URL('.dockerignore', root), 'utf8'))
  .split('\n')
  .filter((line) => line !== '');
const stages = readDockerfile(text);
const images = ['gateway', 'upstream'];

beforeAll(() => buildParts(), 300_000);

describe.each(images)('the image of the %s', (name) => {
  const steps = stepsOf(stages, name);
  const copies = steps.filter((step) => step.name === 'COPY');

  test('runs as a user by number who is not root', () => {
    const user = steps.findLast((step) => step.name === 'USER');
    expect(user?.words).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  });

  test('installs nothing itself, and takes packages only from a stage without development dependencies', () => {
    expect(steps.filter((step) => step.name === 'RUN').join()).not.toMatch(/npm|apt/);
    const packages = copies.filter((step) => step.words.some((word) => word.includes('node_modules')));
    expect(packages.length).toBeGreaterThan(0);
    for (const { flags } of packages) {
      const installs = stepsOf(stages, flags.from ?? '')
        .filter((step) => step.name === 'RUN')
        .map((step) => step.words.join(' '));
      expect(installs).toEqual([
        expect.stringContaining(`npm ci --ignore-scripts --omit=dev --workspace ${name}`),
      ]);
    }
  });

  test('holds every package that the server needs', async () => {
    const folders = copies.flatMap((step) => step.words.slice(0, -1).map(sourceInProject));
    const packages = await productionPackages(root, name);
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('belongs to root, so that its user can change nothing of it', () => {
    expect(copies.filter((step) => 'chown' in step.flags)).toEqual([]);
  });

  test('says how it is checked and run, without a shell between', () => {
    expect(steps.findLast((step) => step.name === 'HEALTHCHECK')).toBeDefined();
    expect(steps.findLast((step) => step.name === 'CMD')?.words[0]).toBe('node');
  });
});

test('all that is copied is there, once the project is built', () => {
  const sources = [...stages.keys()]
    .flatMap((name) => stages.get(name)?.steps ?? [])
    .filter((step) => step.name === 'COPY' && !step.flags.from?.endsWith('-packages'))
    .flatMap((step) => step.words.slice(0, -1).map(sourceInProject));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('nothing built or installed here gets into the build', () => {
  for (const path of ['**/dist', '**/node_modules', '.git', '.data', '.cache'])
    expect(ignored).toContain(path);
});

test('every stage begins with the same image, pinned by digest, of the Node that .node-version names', async () => {
  const bases = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
  const major = (await readFile(new URL('.node-version', root), 'utf8')).trim();
  expect(bases).toEqual([
    expect.stringMatching(`^node:${major}\\.\\d+\\.\\d+-\\w+-slim@sha256:[0-9a-f]{64}$`),
  ]);
});
