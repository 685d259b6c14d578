import { buildParts } from './lib/build-parts.ts';
import { findChromium } from './lib/find-chromium.ts';
import { runMain, runNode } from './lib/processes.ts';
import { readSettings } from './lib/settings.ts';

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => /^[a-z]/.test(arg));
  const inBrowser = named.length === 0 || named.includes('screens') || named.includes('pictures');
  await buildParts(inBrowser ? undefined : ['client', 'servers']);
  const { code } = await runNode(['--import', 'tsx', 'tests/bench/main.ts', ...args], {
    env: inBrowser ? { CHROMIUM_PATH: await findChromium(readSettings().chromiumPath) } : {},
  });
  return code;
});
