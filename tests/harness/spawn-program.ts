import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type SpawnedProgram = ReturnType<typeof spawnProgram>;

/** @param env added to this process's environment */
export function spawnProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close');
  return {
    /** Standard output so far. */
    output: () => output,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** Resolves when it has ended. */
    ended,
    /** Terminates it and waits for its end. */
    async stop() {
      child.kill();
      await ended;
    },
  };
}
