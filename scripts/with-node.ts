/** Runs a script and its child processes on another Node: `with-node.ts VERSION NAME …`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fetchNode } from './lib/fetch-node.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { stopCommands } from './lib/run.ts';
import { runMain } from './lib/user-error.ts';

await runMain(async () => {
  const [version = '', ...args] = process.argv.slice(2);
  onStop(() => void stopCommands());
  const program = await fetchNode(version);
  const child = spawn(program, [join(root, 'scripts', 'run.mjs'), ...args, `--node=${version}`], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
  });
  onStop(() => child.kill());
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
});
