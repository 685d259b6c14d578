/**
 * Runs after the web build: renders the public pages to HTML in both languages, writes sitemap, robots and web manifest, and
 * compresses assets. The build manifest in dist/.vite stays for the page weight check; it is not served. Run in the web folder
 * with NODE_ENV=production.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { offlineShell } from './offline-shell.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const output = join(dist, 'prerendered');
const renderer = join(web, 'node_modules/.cache/prerender');
const minCompressedBytes = 256;
/** Tags of the built index.html that load the app's code. */
const code = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const compressed = new Set(['.js', '.css', '.svg']);

await buildRenderer();
const { prerenderSite, robots, sitemap, webManifest } = await import(
  pathToFileURL(join(renderer, 'prerender-site.js')).href
);
const shell = await readFile(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const assets = await readdir(join(dist, 'assets'));
await rm(output, { recursive: true, force: true });

const files = [];
for (const page of await prerenderSite()) {
  const { path, language } = page;
  const file = `${language}/${path === '/' ? 'home' : path.slice(1)}.html`;
  await write(file, assemble(page));
  files.push({ path, language, type: 'text/html; charset=utf-8', file });
}
for (const [file, type, text] of [
  ['sitemap.xml', 'application/xml', sitemap()],
  ['robots.txt', 'text/plain; charset=utf-8', await robots()],
  ['manifest.webmanifest', 'application/manifest+json', webManifest()],
]) {
  await write(file, text);
  files.push({ path: `/${file}`, language: null, type, file });
}
await write('pages.json', `${JSON.stringify(files, null, 2)}\n`);
await writeFile(join(dist, 'offline-shell.json'), JSON.stringify(await offlineShell(dist, manifest)));
await compressAll(dist);
// The rendered pages' Relay stores hold timers that would run for minutes.
process.exit();

/** Builds the page renderer for Node, with the class names of the browser build. */
async function buildRenderer() {
  await build({
    root: web,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender/prerender-site.ts',
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
}

/** Fills index.html with a rendered body, its head, and links to the files of its screen. */
function assemble({ path, language, head, body, folder, texts }) {
  const { styles, scripts } = dependenciesOf([screenIn(folder), ...texts]);
  // The home page has no prices without JavaScript.
  const notice = path === '/' ? shell.match(/<noscript>[\s\S]*<\/noscript>/)[0] : '';
  return [
    [/<html lang="\w+"/, `<html lang="${language}"`],
    [/<title>.*<\/title>/, head],
    [code, ''],
    ['</head>', `${fontLinks(language)}\n${styleLinks(styles)}\n${deferredCode(scripts)}\n  </head>`],
    [
      /<div id="root">[\s\S]*<\/div>\s*<noscript>[\s\S]*<\/noscript>/,
      `${notice}<div id="root" data-prerendered="${language}">${body}</div>`,
    ],
  ].reduce((page, [from, to]) => {
    if (page.search(from) < 0) throw new Error(`index.html has no ${from}`);
    return page.replace(from, () => to);
  }, shell);
}

/** The manifest key of the screen that the router imports from a route's folder. */
function screenIn(folder) {
  const isScreen = ([key, { isDynamicEntry }]) =>
    isDynamicEntry && key.startsWith(folder) && !key.slice(folder.length).includes('/');
  const [screen] = Object.entries(manifest).find(isScreen) ?? [];
  if (!screen) throw new Error(`The build has no screen in ${folder}`);
  return screen;
}

/** Style sheets and modules that the sources need and the shell does not load. */
function dependenciesOf(sources) {
  const scripts = new Set();
  const styles = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const other of chunk.imports ?? []) follow(other);
  };
  for (const source of sources) follow(source);
  const missing = (file) => !shell.includes(file);
  return { styles: [...styles].filter(missing), scripts: [...scripts].filter(missing) };
}

function styleLinks(styles) {
  return styles.map((file) => `    <link rel="stylesheet" crossorigin href="/${file}" />`).join('\n');
}

/** The app's code in a template, which first-paint.js activates once the page is painted. */
function deferredCode(scripts) {
  const own = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const all = [...(shell.match(code) ?? []).map((tag) => tag.trim()), ...own];
  return `    <template id="app-code">\n      ${all.join('\n      ')}\n    </template>`;
}

/** Preloads the fonts of the page's language, which otherwise load after the styles. */
function fontLinks(language) {
  const subsets = language === 'pl' ? ['latin', 'latin-ext'] : ['latin'];
  return subsets
    .map((subset) => {
      const file = assets.find((name) => name.startsWith(`instrument-sans-${subset}-wdth-normal-`));
      if (!file) throw new Error(`The build has no font for ${subset}`);
      return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}" />`;
    })
    .join('\n');
}

async function write(name, text) {
  const path = join(output, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

/** Writes a Brotli and a gzip copy next to each larger text file. */
async function compressAll(from) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    if (entry.isDirectory()) await compressAll(path);
    else if (compressed.has(extname(entry.name))) {
      const content = await readFile(path);
      if (content.length < minCompressedBytes) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }
  }
}
