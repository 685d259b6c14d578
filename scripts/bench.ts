import { buildParts } from './lib/build-parts.ts';
import { findChromium } from './lib/find-chromium.ts';
import { onStop } from './lib/on-stop.ts';
import { run, stopCommands } from './lib/run.ts';
import { readSettings } from './lib/settings.ts';
import { runMain } from './lib/user-error.ts';

onStop(() => void stopCommands());

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => /^[a-z]/.test(arg));
  const inBrowser = named.length === 0 || named.includes('screens') || named.includes('pictures');
  await buildParts(inBrowser ? undefined : ['client', 'servers']);
  const { code } = await run(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', ...args], {
    env: inBrowser ? { CHROMIUM_PATH: await findChromium(readSettings().chromiumPath) } : {},
  });
  return code;
});
