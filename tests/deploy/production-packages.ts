import { readFile } from 'node:fs/promises';

interface LockEntry {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

/**
 * Folders of the packages that `npm ci --omit=dev --workspace <workspace>` installs, by the lock file.
 * @returns paths from the project's folder, such as `node_modules/graphql` or `gateway/node_modules/…`
 */
export async function productionPackages(root: URL, workspace: string): Promise<readonly string[]> {
  const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Set<string>([workspace]);
  for (const path of found) {
    const entry = lock.packages[path] ?? {};
    const names = Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    });
    for (const name of names) {
      const folder = candidatePaths(path, name).find((candidate) => candidate in lock.packages);
      if (folder !== undefined) found.add(folder);
    }
  }
  found.delete(workspace);
  return [...found];
}

/** The possible folders of a dependency, in Node's resolution order. */
function candidatePaths(path: string, name: string): readonly string[] {
  const above = path.lastIndexOf('/node_modules/');
  const own = `${path}/node_modules/${name}`;
  if (above !== -1) return [own, ...candidatePaths(path.slice(0, above), name)];
  return [own, `node_modules/${name}`];
}
