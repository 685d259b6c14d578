import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/find-chromium.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';
import { runMain } from './lib/trouble.mjs';

await runMain(async () => {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(readSettings().chromiumPath) };
  const run = (...args) =>
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
  return run('scripts/build.mjs') || run('--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2));
});
