import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

const rootUrl = new URL('../../', import.meta.url);

/** The folders of the two files below the one that contains both; null when a file stands in it directly. */
function siblingsOf(from: string, to: string): [string, string] | null {
  const [source, target] = [from.split('/'), to.split('/')];
  const depth = source.findIndex((part, index) => part !== target[index]);
  if (depth >= Math.min(source.length, target.length) - 1) return null;
  return [source.slice(0, depth + 1).join('/'), target.slice(0, depth + 1).join('/')];
}

/** The imports between folders with the same parent. */
async function readFolderImports(root: string): Promise<[string, string][]> {
  const files = (await readdir(new URL(root, rootUrl), { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__|testing\//.test(file),
  );
  const imports = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(new URL(`${root}/${file}`, rootUrl), 'utf8');
      const paths = source.matchAll(/(?:from|import\() ?'(\..+)'/g);
      return [...paths].flatMap(([, path = '']) => {
        const siblings = siblingsOf(file, join(file, '..', path));
        return siblings === null ? [] : [siblings];
      });
    }),
  );
  return imports.flat();
}

/** dependency-cruiser finds cycles of folders too, but counts imports by tests and generated files among them. */
it.each(['gateway/src', 'upstream/src', 'web/src'])(
  'sibling folders in %s import each other without a cycle',
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
