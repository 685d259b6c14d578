import { buildParts } from './lib/build-parts.ts';
import { onStop } from './lib/on-stop.ts';
import { run, stopCommands } from './lib/run.ts';
import { runMain } from './lib/user-error.ts';

onStop(() => void stopCommands());

await runMain(async () => {
  await buildParts(['web']);
  const check = ['--import', 'tsx', 'tests/bench/weight/main.ts', ...process.argv.slice(2)];
  return (await run(process.execPath, check)).code;
});
