import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface SpawnedProgram {
  /** Standard output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
  /** Terminates it and waits for its end. */
  stop(): Promise<void>;
}

/** @param env added to this process's environment */
export function spawnProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): SpawnedProgram {
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
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
