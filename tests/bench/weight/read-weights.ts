import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Transferred bytes of the files of one kind, by file name without hash. */
export type FileWeights = Readonly<Record<string, number>>;

/** The files that a page loads without user input. */
export interface PageWeight {
  readonly js: FileWeights;
  readonly css: FileWeights;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

const home = (language: 'pl' | 'en'): string[] => [
  'index.html',
  'src/routes/home/home-screen.tsx',
  `src/i18n/home.${language}.ts`,
];
const cart = ['src/routes/cart/cart-sheet.tsx'];

/**
 * Weighs a web build: the home page in both languages, and the additional files of the cart.
 * Counts the files that the entries import, compressed when the build has a compressed file. Uses no browser.
 * @throws Error for a folder that is no build or lacks these screens
 */
export async function readWeights(dist: string): Promise<Record<string, PageWeight>> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const polish = new Set([...scripts, ...filesOf(manifest, home('pl'))]);
  const english = new Set([...scripts, ...filesOf(manifest, home('en'))]);
  const added = [...filesOf(manifest, cart)].filter((file) => !polish.has(file));
  return {
    'home page in Polish': await weigh(dist, polish),
    'home page in English': await weigh(dist, english),
    'cart, opened there': await weigh(dist, added),
  };
}

/** The files of modules and their imports, with style sheets. */
function filesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const follow = (module: string): void => {
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`The build has no ${module}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const module of modules) follow(module);
  return files;
}

async function weigh(dist: string, files: Iterable<string>): Promise<PageWeight> {
  const weight: Record<'js' | 'css', Record<string, number>> = { js: {}, css: {} };
  for (const file of files) {
    const path = join(dist, file);
    const { size } = await stat(existsSync(`${path}.br`) ? `${path}.br` : path);
    const kind = weight[file.endsWith('.css') ? 'css' : 'js'];
    const name = nameOf(file);
    kind[name] = (kind[name] ?? 0) + size;
  }
  return weight;
}

/** `assets/libraries-DU1zgPyc.js` is `libraries`, without the hash of the release. */
function nameOf(file: string): string {
  return basename(file).replace(/(?:-[\w-]{8})?\.(?:js|css)$/, '');
}
