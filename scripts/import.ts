import { resolve } from 'node:path';
import { buildParts } from './lib/build-parts.ts';
import { runMain, runNode } from './lib/processes.ts';

await runMain(async () => {
  const [source, ...paths] = process.argv.slice(2);
  await buildParts(['servers']);
  // npm changes the working directory; paths are relative to the caller's.
  const from = process.env.INIT_CWD || process.cwd();
  const args = source ? [source, ...paths.map((path) => resolve(from, path))] : [];
  return (await runNode(['upstream/dist/import-main.js', ...args])).code;
});
