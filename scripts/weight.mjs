import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

process.exitCode =
  run('scripts/build.mjs') || run('--import', 'tsx', 'tests/bench/weight/main.ts', ...process.argv.slice(2));
