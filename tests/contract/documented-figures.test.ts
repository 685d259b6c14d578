import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');

test('docs/capacity.md refers to existing rows and columns of the bench', async () => {
  const reports = await Promise.all(
    ['operations/report', 'operations/measure', 'live/report', 'live/measure', 'capacity'].map((name) =>
      read(`tests/bench/${name}.ts`),
    ),
  );
  const [written = ''] = (await read('docs/capacity.md')).split('<!-- begin');
  const page = written.replaceAll('\n', ' ');
  const names = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(5);
  expect(names.filter((name) => !reports.join().includes(name))).toEqual([]);
});

test('the documentation names existing metrics', async () => {
  const docs = await readAll('docs/', '.md');
  const names = new Set(docs.match(/\btipgraph_[a-z_]*[a-z]\b/g));
  expect(names.size).toBeGreaterThan(5);
  const code = await readAll('gateway/src/', '.ts');
  // A histogram's parts have suffixes.
  const shown = (name: string) => code.includes(`'${name.replace(/_(?:bucket|sum|count)$/, '')}'`);
  expect([...names].filter((name) => !shown(name))).toEqual([]);
});

async function readAll(folder: string, ending: string): Promise<string> {
  const paths = await readdir(new URL(folder, root), { recursive: true });
  const texts = await Promise.all(
    paths.filter((path) => path.endsWith(ending)).map((path) => read(`${folder}${path}`)),
  );
  return texts.join('\n');
}
