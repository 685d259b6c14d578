import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readWeights } from './read-weights.ts';

it('counts each imported file once, compressed when the build has a compressed file', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tipgraph-weight-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'assets'));
  const files = {
    'index.html': '<script src="/first-paint.js"></script><script type="module" src="/assets/x.js"></script>',
    'first-paint.js': '1'.repeat(5),
    'assets/libraries-AAAAAAAA.js': '1'.repeat(1000),
    'assets/libraries-AAAAAAAA.js.br': '1'.repeat(100),
    'assets/index-BBBBBBBB.js': '1'.repeat(10),
    'assets/index-CCCCCCCC.css': '1'.repeat(20),
    'assets/home-screen-DDDDDDDD.js': '1'.repeat(30),
    'assets/home.pl-EEEEEEEE.js': '1'.repeat(40),
    'assets/home.en-FFFFFFFF.js': '1'.repeat(50),
    'assets/cart-sheet-GGGGGGGG.js': '1'.repeat(60),
    '.vite/manifest.json': JSON.stringify({
      'index.html': {
        file: 'assets/index-BBBBBBBB.js',
        css: ['assets/index-CCCCCCCC.css'],
        imports: ['_libraries'],
        dynamicImports: ['src/routes/cart/cart-sheet.tsx'],
      },
      _libraries: { file: 'assets/libraries-AAAAAAAA.js' },
      'src/routes/home/home-screen.tsx': {
        file: 'assets/home-screen-DDDDDDDD.js',
        imports: ['_libraries'],
      },
      'src/i18n/home.pl.ts': { file: 'assets/home.pl-EEEEEEEE.js' },
      'src/i18n/home.en.ts': { file: 'assets/home.en-FFFFFFFF.js' },
      'src/routes/cart/cart-sheet.tsx': {
        file: 'assets/cart-sheet-GGGGGGGG.js',
        imports: ['_libraries'],
      },
    }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);

  const common = { 'first-paint': 5, libraries: 100, index: 10, 'home-screen': 30 };
  expect(await readWeights(dist)).toEqual({
    'home page in Polish': { js: { ...common, 'home.pl': 40 }, css: { index: 20 } },
    'home page in English': { js: { ...common, 'home.en': 50 }, css: { index: 20 } },
    'cart, opened there': { js: { 'cart-sheet': 60 }, css: {} },
  });
});
