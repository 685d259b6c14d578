/** Lists the files that the app needs to start offline: its frame, and the pages whose lists are cached. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Dynamic imports of the frame and of pages whose responses are cached. */
const included = /^src\/(?:(?:app|i18n|shared)\/|routes\/(?:dashboard|dropinfo|tips)\/|routes\/[^/]+$)/;
const excluded = /\badmin\b|\/(?:chart|trackers)\//;
/** Files that index.html loads, besides the app's code. */
const rootFiles = ['first-paint.js', 'icon.svg', 'icon-192.png'];
/** Browsers cache two releases of these files. */
const limits = { files: 200, bytes: 2_500_000 };

/**
 * Returns the files' URLs and a hash of their content.
 * @throws when the files exceed the limits
 */
export async function offlineShell(dist, manifest) {
  const found = new Set(rootFiles);
  const follow = (key) => {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[key];
    if (found.has(file)) return;
    for (const path of [file, ...css, ...assets]) found.add(path);
    for (const imported of imports) follow(imported);
    for (const imported of dynamicImports) {
      if (included.test(imported) && !excluded.test(imported)) follow(imported);
    }
  };
  follow('index.html');
  const files = [...found];
  const contents = await Promise.all([...files, 'index.html'].map((file) => readFile(join(dist, file))));
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  if (files.length > limits.files || bytes > limits.bytes) {
    throw new Error(`The offline shell has ${files.length} files and ${bytes} bytes`);
  }
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return { release: hash.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
}
