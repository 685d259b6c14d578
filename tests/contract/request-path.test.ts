import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/request-path.md', root), 'utf8');

test('docs/request-path.md names existing files', async () => {
  const names = [...page.matchAll(/`((?:http|execution|guard|domains|rest|kit|live)\/[\w/-]+(?:\.ts)?)`/g)];
  expect(names.length).toBeGreaterThan(15);
  await Promise.all(names.map(([, name]) => access(new URL(`gateway/src/${name}`, root))));
});

test('a query passes at most twelve files, each imported by an earlier one or the composition root', async () => {
  const steps = [...page.matchAll(/^\| \d+ \| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(steps.length).toBeLessThanOrEqual(12);
  const assembly = ['start-gateway.ts', 'execution/engine.ts', 'execution/schema.ts'];
  const sources = await Promise.all(
    [...assembly, ...steps].map((name) => readFile(new URL(`gateway/src/${name}`, root), 'utf8')),
  );
  const imports = new Set(
    sources.flatMap((source) => [...source.matchAll(/from '[^']*?([\w-]+\.ts)'/g)].map(([, file]) => file)),
  );
  expect(steps.filter((name) => !imports.has(name.split('/').at(-1)))).toEqual([]);
});
