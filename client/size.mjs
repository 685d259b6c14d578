/** Prints what the whole client weighs with graphql-ws, minified and packed with brotli, in bytes. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const entries = ['index', 'socket', 'sse'];
const { outputFiles } = await build({
  stdin: {
    contents: entries.map((entry) => `export * from './src/${entry}.ts';`).join('\n'),
    resolveDir: fileURLToPath(new URL('.', import.meta.url)),
  },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  write: false,
});
process.stdout.write(`${brotliCompressSync(outputFiles[0].contents).length}\n`);
