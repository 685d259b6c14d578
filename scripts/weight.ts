import { buildParts } from './lib/build-parts.ts';
import { runMain, runNode } from './lib/processes.ts';

await runMain(async () => {
  await buildParts(['web']);
  return (await runNode(['--import', 'tsx', 'tests/bench/weight/main.ts', ...process.argv.slice(2)])).code;
});
