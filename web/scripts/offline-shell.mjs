/** The list of files with which the app starts without a network: its frame, and the pages that show kept lists. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Parts that are fetched later, and belong to the frame or to a page whose answers are kept. */
const needed = /^src\/(?:(?:app|i18n|shared)\/|routes\/(?:dashboard|dropinfo|tips)\/|routes\/[^/]+$)/;
const unneeded = /\badmin\b|\/(?:chart|trackers)\//;
/** What stands in index.html besides the app's code. */
const rootFiles = ['first-paint.js', 'icon.svg', 'icon-192.png'];
/** A browser keeps two releases of this. */
const most = { files: 200, bytes: 2_500_000 };

/** Reads a build; gives the files' addresses and a name that changes with their content. Throws when they are too many. */
export async function offlineShell(dist, manifest) {
  const found = new Set(rootFiles);
  const follow = (key) => {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[key];
    if (found.has(file)) return;
    for (const one of [file, ...css, ...assets]) found.add(one);
    for (const other of imports) follow(other);
    for (const later of dynamicImports) if (needed.test(later) && !unneeded.test(later)) follow(later);
  };
  follow('index.html');
  const files = [...found];
  const contents = await Promise.all([...files, 'index.html'].map((file) => readFile(join(dist, file))));
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  if (files.length > most.files || bytes > most.bytes) {
    throw new Error(`The offline shell has ${files.length} files and ${bytes} bytes`);
  }
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return { release: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
}
