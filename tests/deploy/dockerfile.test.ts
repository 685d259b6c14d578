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

  test('runs as a numeric user other than root', () => {
    const user = steps.findLast((step) => step.name === 'USER');
    expect(user?.words).toEqual([expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  });

  test('copies packages only from a stage without development dependencies', () => {
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

  test('contains every package that the server needs', async () => {
    const folders = copies.flatMap((step) => step.words.slice(0, -1).map(sourceInProject));
    const packages = await productionPackages(root, name);
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
  });

  test('is owned by root', () => {
    expect(copies.filter((step) => 'chown' in step.flags)).toEqual([]);
  });

  test('has a health check and a command without a shell', () => {
    expect(steps.findLast((step) => step.name === 'HEALTHCHECK')).toBeDefined();
    expect(steps.findLast((step) => step.name === 'CMD')?.words[0]).toBe('node');
  });
});

test('all copied files exist in the built project', () => {
  const sources = [...stages.keys()]
    .flatMap((name) => stages.get(name)?.steps ?? [])
    .filter((step) => step.name === 'COPY' && !step.flags.from?.endsWith('-packages'))
    .flatMap((step) => step.words.slice(0, -1).map(sourceInProject));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('local builds and packages are excluded from the build context', () => {
  for (const path of ['**/dist', '**/node_modules', '.git', '.data', '.cache'])
    expect(ignored).toContain(path);
});

test('every stage uses the same pinned image with the Node version of .node-version', async () => {
  const bases = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
  const major = (await readFile(new URL('.node-version', root), 'utf8')).trim();
  expect(bases).toEqual([
    expect.stringMatching(`^node:${major}\\.\\d+\\.\\d+-\\w+-slim@sha256:[0-9a-f]{64}$`),
  ]);
});
