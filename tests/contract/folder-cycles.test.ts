import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

const rootUrl = new URL('../../', import.meta.url);

async function readFolderImports(root: string): Promise<string[][]> {
  const files = (await readdir(new URL(root, rootUrl), { recursive: true })).filter(
    (file) => /\/.*\.ts$/.test(file) && !/\.test\.ts$|__generated__|testing\//.test(file),
  );
  const imports = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(new URL(`${root}/${file}`, rootUrl), 'utf8');
      const targets = [...source.matchAll(/from '(\..+)'/g)].map(([, path = '']) => join(file, '..', path));
      return targets.map((target) => [file, target].map((path) => path.replace(/\/.*/, '')));
    }),
  );
  return imports.flat().filter(([from, to]) => from !== to);
}

/** dependency-cruiser finds cycles of folders too, but counts imports by tests and generated files among them. */
it.each(['gateway/src/domains', 'upstream/src'])(
  'the folders of %s import each other without a cycle',
  async (root) => {
    let rest = await readFolderImports(root);
    expect(rest.length).toBeGreaterThan(50);
    for (let count = Number.POSITIVE_INFINITY; rest.length < count; ) {
      count = rest.length;
      // What is in no cycle falls off: folders that import none of the rest, or that none imports.
      rest = rest.filter(
        ([from, to]) => rest.some((other) => other[0] === to) && rest.some((other) => other[1] === from),
      );
    }
    expect([...new Set(rest.map((pair) => pair.join(' → ')))]).toEqual([]);
  },
);
