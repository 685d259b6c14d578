/** Runs a script and all that it starts on another Node: `npm test -- --node=26`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fetchNode } from './lib/fetch-node.ts';
import { onStop } from './lib/on-stop.ts';
import { root } from './lib/root.ts';
import { stopCommands } from './lib/run.ts';
import { runMain, UserError } from './lib/user-error.ts';

await runMain(async () => {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => /^--node(=|$)/.test(arg));
  const [option = ''] = args.splice(at, 1);
  const version = option.slice('--node='.length) || args.splice(at, 1)[0];
  if (version === undefined) throw new UserError('--node needs a version, for example --node=26.');
  onStop(() => void stopCommands());
  const program = await fetchNode(version);
  const child = spawn(program, [join(root, 'scripts', 'run.mjs'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
  });
  onStop(() => child.kill());
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
});
